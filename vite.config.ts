import { createHash } from 'node:crypto';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { atBuildPlugin } from './app/browser/at-build-plugin.ts';
import { behavioursPlugin } from './app/browser/behaviours-plugin.ts';

/** What every page loads, and other files import too: each would be a file of its own. */
const onEveryPage = { name: 'base', test: /app\/browser\/device-value|tab\.device|consent\/record|vite\/preload-helper/ };
/** All of React, and what says words in its components, comes with the first island: a behaviour that spoke by `format.ts` would load it. */
const withAnyIsland = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/i18n\/I18n/ };
/** What stands in for private fields: Safari 15 has fields, but not always finds a variable in the initial value of one. */
const privateFields = { name: 'private-fields', test: /classPrivateField/ };

export default defineConfig({
  plugins: [atBuildPlugin(), behavioursPlugin(), sourceFolders(), minifiedAssets(), reactRouter()],
  resolve: {
    // Members load the core of TanStack Query with every page: without what nothing here asks of it.
    alias: [
      {
        find: /^\.\/(mutationCache|infiniteQueryBehavior|focusManager|onlineManager)\.js$/,
        replacement: path.join(import.meta.dirname, 'app/graphql/unused-of-query-core.ts'),
      },
    ],
  },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // What an island needs is fetched beside it. The names of all the rest would be bytes that every page loads.
    modulePreload: { resolveDependencies: (file, needed) => (/\.island|mount/.test(file) ? needed : []) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Constants in the place of their names: the hooks of behaviours would be files of their own.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // Their names are bytes that every page loads, in lists of what may follow.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: [onEveryPage, withAnyIsland, privateFields] },
          },
        },
      },
    },
    ssr: {
      // Some packages have another entry for Node, which is where the server runs.
      resolve: { conditions: ['node', 'module', 'development|production'], externalConditions: ['node', 'module-sync'] },
      // Written for the Node that runs it: for older browsers, private fields would be made slower.
      build: {
        rolldownOptions: {
          input: './server/main.ts',
          transform: { target: 'node22' },
          // One file, whatever a browser loads later.
          output: { codeSplitting: false },
        },
      },
    },
  },
});

/** A script that is an asset, as `early.js`, would go out with its comments. */
function minifiedAssets(): Plugin {
  return {
    name: 'alba-minified-assets',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.js')) file.source = minifySync(file.fileName, String(file.source)).code;
      }
    },
  };
}

/** Class names are bytes of every page. Those of a file share its hash, which compresses better than a hash for each. */
function shortClassName(name: string, file: string): string {
  const source = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `_${name}_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
}

/** In the bundle of the server too, `import.meta.dirname` is the folder of a module's source: migrations and scripts stand there. */
function sourceFolders(): Plugin {
  return {
    name: 'alba-source-folders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return null;
      const folder = path.relative(import.meta.dirname, path.dirname(id));
      return { code: code.replaceAll('import.meta.dirname', `(process.cwd() + ${JSON.stringify(`/${folder}`)})`), map: null };
    },
  };
}
