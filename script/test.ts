import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { preparePublished } from '#tests/published-library.ts';
import { ensureBrowser } from './browser.ts';
import { build } from './build.ts';
import { ensureEngines } from './engines.ts';
import { say } from './run.ts';

/** `failures` names failed tests, each with the beginning of its error. */
type Outcome = { passed: number; failed: number; skipped: number; failures?: string[] };
type Part = { name: string; what: string; run(): Promise<Outcome> };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) })),
    }),
  ),
});
const playwrightError = z.object({ message: z.string().default('') });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(playwrightError).default([]) })) })),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});
/** Maximum length of an error, or of the end of what a command said: enough to tell one cause from another. */
const maxFailureLength = 600;

const scratch = mkdtempSync(path.join(tmpdir(), 'alba-report-'));
/** Takes the published library away again, once a part has needed it. */
let published: ReturnType<typeof preparePublished> | undefined;

/** In order of execution: fast checks first (fail early). */
const parts: Part[] = [
  {
    name: 'lint',
    what: 'format, lint, and the laws of imports',
    run: async () => both(await command('biome', ['check', '.']), await command('node', ['script/laws.ts'])),
  },
  {
    name: 'types',
    what: 'types, those of routes made anew',
    run: async () => {
      const generated = await command('react-router', ['typegen']);
      return generated.failed > 0 ? generated : command('tsc', ['--noEmit']);
    },
  },
  { name: 'content', what: 'the library: every entry', run: () => command('node', ['script/library.ts', 'check']) },
  { name: 'data', what: 'config, database and services on PostgreSQL 18', run: () => inProcess('data') },
  { name: 'data-15', what: 'what asks a database, on PostgreSQL 15', run: () => inProcess('data', { POSTGRES: '15' }) },
  { name: 'site', what: 'the site, in process', run: () => inProcess('site') },
  {
    name: 'build',
    what: 'the build',
    run: async () => {
      await build(say);
      return { passed: 1, failed: 0, skipped: 0 };
    },
  },
  bench('budgets', 'page weights'),
  {
    name: 'house',
    what: 'processes, raw HTTP, hot reload',
    run: async () => {
      ensureBrowser(say);
      await prepare();
      return vitest('house');
    },
  },
  { name: 'browser', what: 'in a browser: accessibility, islands, languages, themes', run: playwright },
];

/** Slow tests, to be run by name, or nightly: `--all`. */
const slowParts: Part[] = [
  bench('pages', 'a kept page beside a bare server and nginx; what making one costs'),
  bench('lighthouse', 'Lighthouse on a phone'),
  bench('wayfinding', 'how far readers are from what they came for, on every page'),
  bench('publish', 'ten thousand entries'),
  bench('faults', '25 rounds of kills of each kind, while publishing and while serving'),
  bench('accounts', '200 sign-ups under 20 kills: each account exists, with its mail'),
  bench('records', '2,000 changes under 25 kills and rotations of keys: none lost; a whole record among 200,000 members'),
  bench('consistency', '2,000 changes under load: what is kept is what would be made'),
  bench('overload', 'four times what can be rendered'),
  {
    name: 'engines',
    what: 'walks in WebKit and Firefox',
    run: async () => {
      ensureEngines(say);
      return vitest('engines');
    },
  },
];

const words = process.argv.slice(2);
const all = words.includes('--all');
const asked = words.filter((name) => name !== '--all');
const known = [...parts, ...slowParts];
const unknown = asked.filter((name) => !known.some((part) => part.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no part is called ${unknown.join(', ')}: they are ${known.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
const chosen = known.filter(
  (part) => (slowParts.includes(part) && all) || (asked.length > 0 ? asked.includes(part.name) : parts.includes(part)),
);
const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const times: string[] = [];
const failures: string[] = [];
for (const part of chosen) {
  say(`\n== ${part.name}: ${part.what}`);
  const startedAt = performance.now();
  const outcome = await part.run().catch((error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    say(message);
    return { passed: 0, failed: 1, skipped: 0, failures: [message] };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  times.push(
    `${part.name.padEnd(11)} ${seconds.padStart(6)} s  ${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ''}`,
  );
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key];
  failures.push(...(outcome.failures ?? []).map((failure) => `${part.name}: ${failure}`));
}
await published?.then(
  (forget) => forget(),
  () => {},
);
rmSync(scratch, { recursive: true });
// Repeats the failures at the end, since long logs are often truncated to their tail.
if (failures.length > 0) say(`\n== what failed\n${failures.join('\n')}`);
say(`\n${times.join('\n')}`);
// A skipped test proves nothing: it fails the run.
if (total.failed > 0 || total.skipped > 0 || total.passed === 0) process.exitCode = 1;
say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);

function bench(name: string, what: string): Part {
  return {
    name,
    what,
    run: async () => {
      await prepare();
      return command('node', ['script/bench.ts', name], { NODE_ENV: 'production' });
    },
  };
}

/** What starts the site has it built, and the library published, once for all parts, before several files ask for it side by side. */
async function prepare(): Promise<void> {
  await build(say);
  published ??= preparePublished();
  await published;
}

async function command(name: string, args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  let said = '';
  const code = await exitCodeOf(name, args, environment, (text) => {
    said += text;
  });
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  return { passed: 0, failed: 1, skipped: 0, failures: [failure(`${name} ${args.join(' ')}`, said.trimEnd().slice(-maxFailureLength))] };
}

function both(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}

/** Test files that share their process, and then those of them that each have one of their own. */
async function inProcess(project: string, environment: Record<string, string> = {}): Promise<Outcome> {
  return both(await vitest(project, environment), await vitest(`${project}-alone`, environment));
}

async function vitest(project: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const file = path.join(scratch, `${project}-${environment.POSTGRES ?? ''}.json`);
  const code = await exitCodeOf(
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    all ? { ALL: '1', ...environment } : environment,
  );
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(path.relative('.', name), message ?? '')] : [];
    return tests.map((each) => failure(`${path.relative('.', name)} › ${each.fullName}`, each.failureMessages.join('\n')));
  });
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests, failures };
}

function failure(name: string, message: string): string {
  const why = stripVTControlCharacters(message).slice(0, maxFailureLength);
  return `${name}\n${why.replace(/^/gm, '    ')}`;
}

async function playwright(): Promise<Outcome> {
  ensureBrowser(say);
  await prepare();
  const file = path.join(scratch, 'browser.json');
  const code = await exitCodeOf('playwright', ['test', `--workers=${Math.min(2, availableParallelism())}`], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(all ? { ALL: '1' } : {}),
  });
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
  return { passed: stats.expected, failed, skipped: stats.skipped, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ specs, suites }: z.output<typeof playwrightSuite>): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map(({ file, title, tests }) =>
      failure(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join('\n'),
      ),
    );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** `hear` is given all that the command says, which is said here too. */
function exitCodeOf(name: string, args: string[], environment: Record<string, string>, hear?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = hear ? 'pipe' : 'inherit';
    const child = spawn(name, args, { stdio: ['ignore', output, output], env: { ...process.env, ...environment } });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        hear?.(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
