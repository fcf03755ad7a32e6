import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Writes a .br and a .gz beside each text file of the build; the server sends them to browsers that take them. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && /\.(html|js|css|svg)$/.test(entry.name))
          compress(join(entry.parentPath, entry.name));
      }
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}

// The built page is packed into the Python package and served by it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: { alias: { $lib: '/src/lib', $art: '/src/art' } },
  build: {
    outDir: '../src/burrow/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['BURROW_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
