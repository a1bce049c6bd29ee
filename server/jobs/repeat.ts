import { setTimeout as after } from 'node:timers/promises';

export type Running = {
  /** Begins nothing more, waits so long for what runs, in milliseconds, and breaks it off then. */
  close(longest: number): Promise<void>;
};

export type Signals = {
  /** The end is near: nothing more is begun. */
  ending: AbortSignal;
  /** It is here: what runs is broken off. */
  broken: AbortSignal;
};

/** A timer that never overlaps itself: it runs something at once, and then each time so many milliseconds after it was done. What throws when it is broken off is no error. */
export function repeat(everyMs: number, run: (signals: Signals) => Promise<unknown>, onError: (error: unknown) => void): Running {
  const [end, breaking] = [new AbortController(), new AbortController()];
  const signals = { ending: end.signal, broken: breaking.signal };
  const pause = () => after(everyMs, undefined, { signal: end.signal, ref: false }).catch(() => {});
  const once = async () => {
    try {
      await run(signals);
    } catch (error) {
      if (!breaking.signal.aborted) onError(error);
    }
  };
  const running = (async () => {
    for (; !end.signal.aborted; await pause()) await once();
  })();
  return {
    async close(longest) {
      end.abort();
      const late = setTimeout(() => breaking.abort(), longest);
      await running.finally(() => clearTimeout(late));
    },
  };
}
