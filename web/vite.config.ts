import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defineConfig, minify, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

const root = import.meta.dirname;
const resolve = {
  conditions: ['source', ...defaultClientConditions],
  // For React before 18; ours does this by itself.
  alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
};

const shortened = new Map<string, string>();

export default defineConfig({
  root,
  plugins: [react(), preloadFonts(), inlineScripts(), styleAfterFirst(), serviceWorker(), compressFiles()],
  resolve,
  // The server puts a new nonce in this place in every page it sends.
  html: { cspNonce: '__NONCE__' },
  css: { modules: { generateScopedName: (name, file) => `${name}_${shortOf(file)}` } },
  build: {
    outDir: 'dist',
    sourcemap: true,
    // All browsers that run the rest know it by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script names all others; their names say nothing that its map does not, and are short.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '[hash:6]' : '[name]-[hash]'}[extname]`,
        // What every page needs is one file: packed together it is smallest. The first script names every file there is,
        // so what is small and fetched together is one file, too.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'contract', test: /\/common\/src\/(?!(?:media|moved)\b)|\/node_modules\/zod\// },
            {
              name: 'notifications',
              test: /\/features\/notifications\/(?!(?:store|state|preferences|open)\b)[\w-]+\.ts$/,
            },
            { name: 'plot', test: /\/web\/src\/kit\/(?:plot\/|UrgencyShape)/ },
            {
              name: 'kit',
              test: /\/web\/src\/kit\/(?:Bar|SegmentedControl|Form|Panel|Past|run-with-toast|moment|or-null|popups|toast|archive-end|dismissal|own-places|use-media)\b|\/web\/src\/features\/(?:events\/entering\/choice|notifications\/state)\b|\/web\/src\/features\/(?:sources\/(?:verdicts|freshness)|(?:indicators|past)\/store)\b|\/@mantine\/store\/|\/(?:notifications\.store|random-id)\.mjs/,
            },
            // What the screens built with Mantine share, and no part of the home screen needs.
            {
              name: 'components',
              test: /\/web\/src\/kit\/(?:components|ScrollList|ThemeButton)\b|\/@mantine\/core\/esm\/components\/(?:Alert|Anchor|Badge|Button|Container|Fieldset|Group|SimpleGrid|Skeleton|Stack|Text|Title)\//,
            },
            // What the toasts and every screen built with Mantine share.
            {
              name: 'mantine',
              test: /\/@mantine\/core\/esm\/(?:core|components\/(?:CloseButton|Loader|Portal|UnstyledButton))\/|\/@mantine\/hooks\/esm\/(?:use-(?:did-update|force-update|isomorphic-effect|media-query|merged-ref|reduced-motion))\/|\/(?:clsx|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar|get-nonce)\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});

/** Three letters for a file. Throws where two files have the same. */
function shortOf(file: string): string {
  const short = createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 3);
  const known = shortened.get(short) ?? file;
  if (known !== file) throw new Error(`The classes of ${known} and ${file} have the same letters; rename one.`);
  shortened.set(short, file);
  return short;
}

/** Asks for the fonts of the first screen together with its script, or they would come too late to be drawn with. */
function preloadFonts(): Plugin {
  return {
    name: 'vigil-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /(?:\/inter-[\w-]{8}|-latin-wght-normal-[\w-]+)\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head',
          })),
    },
  };
}

/**
 * Puts the scripts of `inline` into the page, each in its place, so that they wait for no request. Tells `ask.js` which file
 * holds the sign-in screen.
 */
function inlineScripts(): Plugin {
  return {
    name: 'vigil-inline-scripts',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'Auth')?.fileName;
        const named = file ? html.replace('data-sign-in=""', `data-sign-in="/${file}"`) : html;
        const scripts = ['scheme.js', 'ask.js'].map(async (name) => {
          const { code } = await minify(name, await readFile(join(root, 'inline', name), 'utf8'));
          return [name, code.trim()] as const;
        });
        return (await Promise.all(scripts)).reduce(
          (page, [name, code]) =>
            page.replace(
              new RegExp(`(<script[^>]*) data-inline="${name}"([^>]*>)`),
              (_, before, after) => before + after + code,
            ),
          named,
        );
      },
    },
  };
}

/** Moves the style sheet below what the server puts into the page, which is drawn without it. The scripts wait for it. */
function styleAfterFirst(): Plugin {
  return {
    name: 'vigil-style-after-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link = ''] = /[ \t]*<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
        return html.replace(link, '').replace(/(<div id="root">.*<\/div>\n)/, `$1${link}`);
      },
    },
  };
}

/**
 * Compiles the service worker beside the page: to one classic file that imports nothing, with copies of what it shares
 * with the page, and under a name that stays, since browsers know a worker by its address.
 */
function serviceWorker(): Plugin {
  return {
    name: 'vigil-service-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        root,
        resolve,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          rolldownOptions: {
            input: 'src/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
      for (const { output } of 'output' in built ? [built] : Array.isArray(built) ? built : []) {
        for (const file of output) {
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: file.fileName, source });
        }
      }
    },
  };
}

/** Compresses scripts, styles and data at the highest level, each into a file beside it, which the server sends as it is. */
function compressFiles(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'vigil-compress-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:css|js|json)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          await writeFile(`${path}.br`, await compress(await readFile(path)));
        }),
      );
    },
  };
}
