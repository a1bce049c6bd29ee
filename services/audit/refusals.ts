import type { AuditEntry } from './audit-line.ts';

type Refused = Pick<AuditEntry, 'event' | 'account' | 'visitor' | 'about'>;

/** Writes what is refused into the audit, throttled. */
export type Refusals = {
  /** Tells of one; waits for nothing, and cannot fail. */
  note(refused: Refused): void;
  /** Writes what was counted and is not written yet. */
  flush(): Promise<void>;
};

/** So many different lines a minute; what is more, is one. */
const mostLines = 100;

/**
 * Of each kind of refusal, visitor and place the first of a minute is a line at once, and all others of that minute are one more, with their
 * number. So a flood fills no table, and still says how large it was. Each process counts by itself.
 *
 * @param write adds a line; what it could not add, is counted on
 */
export function refusals(write: (entry: AuditEntry) => Promise<void>, { everyMs = 60_000 } = {}): Refusals {
  let counted = new Map<string, { refused: Refused; times: number }>();
  let timer: NodeJS.Timeout | undefined;
  const count = (key: string, refused: Refused, times: number) => {
    const known = counted.get(key);
    counted.set(key, { refused, times: (known?.times ?? 0) + times });
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  };
  const add = async (key: string, refused: Refused, times: number): Promise<void> => {
    try {
      await write({ ...refused, actor: 'visitor', times });
    } catch {
      // The database is away: it is told when it is back.
      count(key, refused, times);
    }
  };
  const flush = async (): Promise<void> => {
    const lines = counted;
    counted = new Map();
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { refused, times }] of lines) if (times > 0) await add(key, refused, times);
  };
  return {
    note(refused) {
      const { event, about, account, visitor } = refused;
      const own = [event, about, account?.toString('hex'), visitor?.toString('hex')].join('\0');
      if (counted.has(own)) return count(own, refused, 1);
      if (counted.size >= mostLines) return count(event, { event }, 1);
      count(own, refused, 0);
      void add(own, refused, 1);
    },
    flush,
  };
}
