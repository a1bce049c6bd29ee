import { readFile } from 'node:fs/promises';
import { readStudy } from '#services/trials/registry/read-study.ts';
import { trials } from '#services/trials/trials.ts';
import { withDatabase } from './library/command.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'script/trials COMMAND, on the copy of the registry of clinical trials.',
  '  read FILE   says of a study as the registry gives it what would be stored, and what was left out and why',
  '  mirror      brings the copy up to date now, beside a running site or without one',
  '  status      how old the copy is, and what the registry said last',
].join('\n');

await run(async () => {
  const [command = '', file, ...more] = process.argv.slice(2);
  if (command === 'read' && file !== undefined && more.length === 0) return read(file);
  if (file !== undefined || (command !== 'mirror' && command !== 'status')) throw new UsageError(usage);
  await withDatabase(async ({ db }, environment) => {
    const { mirror } = trials(db, environment.trials);
    if (mirror === null) throw new UsageError('TRIALS_REGISTRY_URL is none: no registry is asked.');
    if (command === 'status') return tell(await mirror.status());
    tell(await mirror.run(AbortSignal.timeout(60 * 60_000), { isAsked: true }));
  });
});

/** Whatever is in the file: a study, a page or a list of studies, or something else, of which it says so. */
async function read(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  });
  for (const raw of studiesIn(parsed(text, file))) {
    const each = readStudy(raw);
    if (each.kind === 'refused') {
      say(`${each.nctId ?? 'a study'}: nothing would be stored: ${each.why}`);
      continue;
    }
    say(JSON.stringify({ ...each.study, sites: each.sites }, null, 2));
    say(`${each.study.nctId}: ${each.sites.length} sites, ${each.leftOut.length} left out`);
    for (const { at, why } of each.leftOut) say(`  ${at}: ${why}`);
  }
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON: the registry gives studies as JSON.`);
  }
}

function studiesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const studies = value instanceof Object ? Reflect.get(value, 'studies') : undefined;
  return Array.isArray(studies) ? studies : [value];
}

function tell(facts: object): void {
  for (const [name, value] of Object.entries(facts)) {
    say(
      `${name.padEnd(20)} ${value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    );
  }
}
