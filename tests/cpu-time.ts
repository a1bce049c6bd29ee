/** CPU time that this process uses for something, in milliseconds: unlike the wall clock, load beside it leaves it as it is. */
export async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
