import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { playground } from './playground.ts';

/** `<file>.ftl?front` holds only the words of a game that the front page needs, so that it loads no rulebooks. */
function frontWords(): Plugin {
  return {
    name: 'front-words',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'front' || !path.endsWith('.ftl')) return null;
      const found = readFileSync(path, 'utf8').match(/^(title|tagline|pitch|starts) =.*(\n +.*)*/gm) ?? [];
      this.addWatchFile(path);
      return `export default ${JSON.stringify(found.join('\n'))}`;
    },
  };
}

/** Moves the page's style sheets to the end, so that a slow connection shows the page's name before they arrive. */
function shellFirst(): Plugin {
  return {
    name: 'shell-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/g;
        const found = html.match(styles) ?? [];
        return html.replace(styles, '').replace(/\s*<\/body>/, (end) => found.join('') + end);
      },
    },
  };
}

/** Writes a .br and a .gz beside each text file of the build; the server sends them to browsers that accept them. */
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

/** Puts what the front page fetches by itself into few files, because each request costs headers. */
function frontChunk(id: string, build: Build): string | null {
  const words = /locales\/(\w+)\.ftl\?(front|raw)$/.exec(id);
  if (words) return words[2] === 'front' || !id.includes('/games/') ? `words-${words[1]}` : null;
  if (isIn(id, '/web/src/main.ts', build)) return id.includes('/node_modules/') ? 'svelte' : 'front';
  return isIn(id, '/Emblem.svelte', build) ? 'emblems' : null;
}

interface Build {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Whether the module is `whole`, or one that `whole` imports directly or indirectly. */
function isIn(id: string, whole: string, build: Build, seen = new Set<string>()): boolean {
  if (id.endsWith(whole)) return true;
  seen.add(id);
  const importers = build.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isIn(importer, whole, build, seen));
}

/** In tests too, Svelte runs as in a browser: the code for servers has no effects. */
function asInABrowser(): { generate: 'client' } | undefined {
  return process.env['VITEST'] ? { generate: 'client' } : undefined;
}

// The Python package contains the built page and serves it.
export default defineConfig({
  plugins: [
    frontWords(),
    svelte({ dynamicCompileOptions: asInABrowser }),
    shellFirst(),
    compressed(),
    playground(),
  ],
  resolve: {
    alias: { $lib: '/src/lib', $art: '/src/art', $ui: '/src/ui' },
  },
  // Files link to each other relatively, so that the page also works below a path. The server puts the path into
  // index.html itself.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  ssr: { resolve: { conditions: ['browser'] } }, // for tests; the page is never rendered on a server
  test: {
    include: ['src/**/*.test.ts'],
    server: { deps: { inline: ['svelte'] } },
    // As patient as `tests/patience.py`: no test fails because a machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
  build: {
    outDir: '../src/burrow/static',
    emptyOutDir: true,
    manifest: true, // for vite.worker.config.ts; the server does not serve it
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: frontChunk, debugName: 'front', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['BURROW_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
