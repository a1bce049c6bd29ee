import { type Environment, parseEnvironment } from '#config/environment.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { say } from '../run.ts';
import { UsageError } from '../usage-error.ts';

/** A subcommand of `script/content`: its usage and help, and its handler of arguments and options. */
export type Command = { usage: string; about: string; run(words: string[], options: Options): Promise<void> };
export type Options = {
  folder: string;
  locale?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  topic?: string | undefined;
  to?: string | undefined;
  editorial: boolean;
  assets: boolean;
  force: boolean;
  missed: boolean;
  read: boolean;
  drafts: boolean;
  'dry-run': boolean;
  'take-away': boolean;
  json: boolean;
  mapping?: string | undefined;
  files?: string | undefined;
};

export { UsageError } from '../usage-error.ts';

export function wordAt(words: readonly string[], index: number, what: string): string {
  const word = words[index];
  if (!word) throw new UsageError(`${what} is missing`);
  return word;
}

export function sayProblems(problems: readonly Problem[]): void {
  for (const problem of problems) say(printProblem(problem));
}

/** Opens the site's database for one command, also beside a running site. */
export async function withDatabase<Result>(use: (database: Database, environment: Environment) => Promise<Result>): Promise<Result> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDirectory } = environment;
  const database = await openDatabase({ url, ownerUrl, dataDirectory, install: installSiteJobs, onProgress: say });
  try {
    return await use(database, environment);
  } finally {
    await database.close();
  }
}

/** Prints a table with columns as wide as their contents. */
export function sayTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [headings, ...rows])
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
