/** CPU time that this process uses for something, in milliseconds: unlike the wall clock, load beside it leaves it as it is. */
export async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The least CPU time of up to three runs, in milliseconds; the first that takes no more than `enough` is the last. One or another collects
 * the garbage of what ran before it, which takes longer than the little work that is looked for. `run` is given the number of its run.
 */
export async function leastCpuTime(enough: number, run: (round: number) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= 3 && least > enough; round++) least = Math.min(least, await cpuTime(() => run(round)));
  return least;
}
