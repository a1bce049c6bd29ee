import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { patience } from './tests/patience.ts';

/** After so long, in milliseconds, a test hangs: they say nothing of how fast it is, since other work may go on beside it. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: patience } } };

const database = { environment: 'node', globalSetup: './tests/database-setup.ts', setupFiles: './tests/leave-as-found.ts', ...timeouts };

/**
 * Files share their process, and so each module: loading them all again took more than many a file does. What keeps a state does so in
 * what a file makes of it, and no file leaves another clock behind.
 */
const shared = { isolate: false };
/**
 * Those that put other modules in the place of some, load them again, stand in for a browser, or measure what their process takes: each has
 * one of its own.
 */
const isAlone = (file: string) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal)\(|tests\/(allocated|cpu-time)\.ts'/.test(readFileSync(file, 'utf8'));
const aloneOf = (patterns: string[]) => globSync(patterns).filter(isAlone);

const inProcess = ['config/**/*.test.ts', 'database/**/*.test.ts', 'services/**/*.test.ts'];
const ofSite = ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'script/**/*.test.ts', 'tests/site/**/*.test.ts'];
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

const data = process.env.POSTGRES === undefined ? inProcess : withDatabase();

const site = {
  ...database,
  // Not taken from above where a project extends a file of its own.
  maxWorkers: 2,
  // One copy of it, the one that its dependants load: Vitest would take the other, whose types are none to them.
  alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
};

const projects: TestProjectInlineConfiguration[] = [
  { test: { ...database, ...shared, name: 'data', include: data, exclude: aloneOf(data) } },
  { test: { ...database, name: 'data-alone', include: aloneOf(data), maxWorkers: 2 } },
  {
    // Whole processes, which often wait: two files side by side take both cores.
    test: {
      environment: 'node',
      name: 'house',
      globalSetup: './tests/house/setup.ts',
      include: ['tests/house/**/*.test.ts'],
      ...timeouts,
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
      ...timeouts,
      maxWorkers: 2,
    },
  },
  { extends: './vite.config.ts', test: { ...site, ...shared, name: 'site', include: ofSite, exclude: aloneOf(ofSite) } },
  { extends: './vite.config.ts', test: { ...site, name: 'site-alone', include: aloneOf(ofSite) } },
];

/**
 * Those that are asked for by name. The others are not even loaded: for the site, React Router's plugin watches the whole folder, and goes on
 * where Vitest then leaves the project out, so that the run does not end by itself.
 */
const { project: names = [] } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false }).values;
const asked = projects.filter(({ test }) => names.some((name) => name === test?.name));

export default defineConfig({
  test: {
    // Two cores are what continuous integration has.
    maxWorkers: 2,
    projects: asked.length > 0 ? asked : projects,
  },
});
