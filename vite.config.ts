import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: ['chrome100', 'firefox100', 'safari15.4'], assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    ssr: {
      // Some packages have another entry for Node, which is where the server runs.
      resolve: { conditions: ['node', 'module', 'development|production'], externalConditions: ['node', 'module-sync'] },
      build: { rolldownOptions: { input: './server/app.ts' } },
    },
  },
});
