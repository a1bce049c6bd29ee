/** Errors that the caller of a script can correct, by name: the built bundle has other classes, so `instanceof` would fail. */
const expectedErrors = new Set([
  'EnvironmentError',
  'SecretError',
  'MemberKeysError',
  'ApplicationRoleError',
  'DatabaseUnavailable',
  'EmbeddedUnavailable',
  'MigrationError',
  'SampleRefused',
  'DeletedListDamaged',
  'UsageError',
  'NoLibrary',
  'NotASpace',
]);

/** Prints to standard output; the log goes to standard error. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script and handles its errors: prints one line for an expected error, and a stack trace for a defect. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Error && (expectedErrors.has(error.name) || isSystemError(error));
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

/** Whether a system call failed: a port that is in use, an unknown host, a data directory that is a file. */
function isSystemError(error: Error): boolean {
  return 'syscall' in error;
}
