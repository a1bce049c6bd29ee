/** A throttle for the log: at most one call a minute for each name, so that what fails every second is one line and not sixty. */
export function throttled<Rest extends unknown[]>(tell: (name: string, ...rest: Rest) => void, everyMs = 60_000) {
  const told = new Map<string, number>();
  return (name: string, ...rest: Rest): void => {
    const now = performance.now();
    if (now - (told.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    told.set(name, now);
    tell(name, ...rest);
  };
}
