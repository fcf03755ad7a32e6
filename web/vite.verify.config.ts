// Builds the page that checks a log: one file with everything in it, for opening from disk.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';

/** Puts the script and the style sheet into the page, and leaves the fonts out: the system has some. */
function oneFile(): Plugin {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['verify.html'] as Rolldown.OutputAsset;
      let html = String(page.source);
      for (const [name, part] of Object.entries(bundle)) {
        if (part === page) continue;
        if (part.type === 'chunk') html = withScript(html, name, part.code);
        else if (name.endsWith('.css')) html = withStyle(html, name, String(part.source));
        delete bundle[name];
      }
      if (/<(script|link)[^>]*(src|href)="\//.test(html))
        throw new Error('verify.html still needs another file');
      page.source = html;
    },
  };
}

function withScript(html: string, name: string, code: string): string {
  const tag = new RegExp(`\\s*<script type="module"[^>]*src="/${escaped(name)}"></script>`);
  const inline = `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
  return html.replace(tag, '').replace('</body>', () => `${inline}\n  </body>`);
}

function withStyle(html: string, name: string, css: string): string {
  const tag = new RegExp(`<link rel="stylesheet"[^>]*href="/${escaped(name)}">`);
  const plain = css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
  return html.replace(tag, () => `<style>${plain}</style>`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export default defineConfig({
  plugins: [svelte(), oneFile()],
  publicDir: false,
  resolve: { alias: { $lib: '/src/lib', $art: '/src/art', $ui: '/src/ui' } },
  build: {
    outDir: '../src/burrow/static',
    emptyOutDir: false,
    assetsInlineLimit: (path) => !path.endsWith('.woff2'),
    cssCodeSplit: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: 'verify.html', output: { codeSplitting: false } },
  },
});
