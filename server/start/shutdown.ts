/** Ends the process cleanly at the first SIGINT or SIGTERM, and at once at the second. */
export function onShutdownSignal(close: () => Promise<void>, say: (line: string) => void): void {
  let ending = false;
  const end = (signal: NodeJS.Signals) => {
    if (ending) process.exit(1);
    ending = true;
    say(`${signal}: finishing what is under way.`);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`The end was not clean: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
