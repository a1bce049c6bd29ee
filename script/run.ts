import { EnvironmentError } from '#config/environment.ts';
import { DatabaseUnavailable, EmbeddedUnavailable, MigrationError } from '#database/database.ts';

import { NoLibrary } from '#services/content/source/read-folder.ts';
import { UsageError } from './usage-error.ts';

/** To the person who called the script; the log goes to standard error. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script. What the person can mend is one line; anything else is a defect, and shows where. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const expected =
      error instanceof EnvironmentError ||
      error instanceof DatabaseUnavailable ||
      error instanceof EmbeddedUnavailable ||
      error instanceof MigrationError ||
      error instanceof UsageError ||
      error instanceof NoLibrary ||
      isRefusal(error);
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

/** What the system refuses: a port that is taken, a host that is not there, a data directory that is a file. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
