import { EnvironmentError } from '#config/environment.ts';
import { DatabaseUnavailable, EmbeddedUnavailable, MigrationError } from '#database/database.ts';

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
      isTaken(error);
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

function isTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}
