/** Calls something at most once a minute for each name: what fails every second is one line of the log, and not sixty. */
export function rarely<Rest extends unknown[]>(tell: (name: string, ...rest: Rest) => void, everyMs = 60_000) {
  const told = new Map<string, number>();
  return (name: string, ...rest: Rest): void => {
    const now = performance.now();
    if (now - (told.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    told.set(name, now);
    tell(name, ...rest);
  };
}
