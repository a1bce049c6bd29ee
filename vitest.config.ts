import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const database = { environment: 'node', globalSetup: './tests/database-setup.ts', testTimeout: 60_000, hookTimeout: 120_000 };

const inProcess = ['config/**/*.test.ts', 'database/**/*.test.ts', 'services/**/*.test.ts'];
/** Those that ask a database: all that another version of PostgreSQL can make a difference to. */
const withDatabase = () =>
  globSync(inProcess).filter(
    (file) => !sameEverywhere.includes(file) && (file.startsWith('database/') || readFileSync(file, 'utf8').includes("'#database/")),
  );
/** They ask nothing that others do not ask too, and take long. */
const sameEverywhere = [
  ...['services/library/mutations.test.ts', 'services/library/publish-speed.test.ts'],
  ...['services/contentful/hostile-entries.test.ts', 'services/contentful/samples.test.ts'],
];

export default defineConfig({
  test: {
    // Two cores are what continuous integration has.
    maxWorkers: 2,
    teardownTimeout: 2_000,
    projects: [
      {
        test: { ...database, name: 'data', include: process.env.POSTGRES === undefined ? inProcess : withDatabase() },
      },
      {
        // Whole processes, which often wait: two files side by side take both cores.
        test: {
          environment: 'node',
          name: 'house',
          globalSetup: './tests/house/setup.ts',
          include: ['tests/house/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Not taken from above where a project has options of its own.
          maxWorkers: 2,
        },
      },
      {
        // In WebKit and Firefox, side by side; with script/test engines, which installs them.
        test: {
          environment: 'node',
          name: 'engines',
          globalSetup: './tests/house/setup.ts',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...database,
          name: 'site',
          // Not taken from above where a project extends a file of its own.
          maxWorkers: 2,
          // One copy of it, the one that its dependants load: Vitest would take the other, whose types are none to them.
          alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
          // Some ask for every page of the library.
          testTimeout: 120_000,
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'script/**/*.test.ts', 'tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
