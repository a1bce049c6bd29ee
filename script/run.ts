/** Errors that the person who called a script can mend, by name: what is built has classes of its own. */
const mendable = new Set([
  'EnvironmentError',
  'SecretError',
  'DatabaseUnavailable',
  'EmbeddedUnavailable',
  'MigrationError',
  'UsageError',
  'NoLibrary',
]);

/** To the person who called the script; the log goes to standard error. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script. What the person can mend is one line; anything else is a defect, and shows where. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const expected = error instanceof Error && (mendable.has(error.name) || isRefusal(error));
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

/** What the system refuses: a port that is taken, a host that is not there, a data directory that is a file. */
function isRefusal(error: Error): boolean {
  return 'syscall' in error;
}
