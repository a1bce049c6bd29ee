/** What something gives, and how long it took to give it. */
export async function timed<Result>(run: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = performance.now();
  const result = await run();
  return { ms: performance.now() - started, result };
}
