import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built page is packed into the Python package and served by it.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: '/src/lib', $art: '/src/art' } },
  build: {
    outDir: '../src/burrow/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
