import type { Logger } from 'pino';
import { localeOfPath } from '#app/addresses/paths.ts';
import { remembered } from '#server/http/remembered.ts';
import type { ReadingCount, ReadingCounts } from '#services/reading-counts/reading-counts.ts';
import type { OnAnswer } from './request-log.ts';

/** What was counted is written so often, in milliseconds. */
const interval = 60_000;
/** Different pages and hosts between two writings: whoever makes hosts up fills no memory. Any more count without their host. */
const mostKinds = 5_000;
/** A host in an address of a site; the part that the pattern remembers is what is counted. */
const hostIn = /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,100})(?:[:/]|$)/;
/** Programs that say that they are: no readers. */
const program = /bot|crawl|spider|slurp|curl|wget|python|monitor/i;

type Parts = { store: Pick<ReadingCounts, 'add'>; host: string; log: Pick<Logger, 'warn'> };

/**
 * Counts in memory what is read, and writes it once a minute: the page, and the host of the site whose link led there. No address, no
 * cookie, nothing of who reads. `onAnswer` is on the way of every answer.
 */
export function countReadings({ store, host, log }: Parts) {
  let counts = new Counts();
  const isProgram = remembered((agent) => program.test(agent));

  const onAnswer: OnAnswer = ({ method, path, status, page }) => {
    if (page === undefined || method !== 'GET' || (status !== 200 && status !== 304)) return;
    // A page that is fetched ahead may never be read.
    if (page.purpose !== undefined || (page.agent !== undefined && isProgram(page.agent))) return;
    const from = page.referrer === undefined ? '' : (hostIn.exec(page.referrer)?.[1] ?? '');
    if (from === host || (counts.size >= mostKinds && !counts.has(path, from))) counts.add(path, '');
    else counts.add(path, from);
  };

  const write = async (): Promise<void> => {
    if (counts.size === 0) return;
    const written = counts;
    counts = new Counts();
    try {
      await store.add(written.rows());
    } catch (error) {
      // The database may be away: they are written with the next.
      for (const { path, referrer, count } of written.rows()) counts.add(path, referrer, count);
      log.warn({ err: error }, 'what was read could not be written');
    }
  };
  const timer = setInterval(write, interval).unref();

  return {
    onAnswer,
    write,
    async close(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}

/** Counts by path and host. The path of a page that is kept was looked up already, so that looking it up again costs next to nothing. */
class Counts {
  readonly #byPath = new Map<string, Map<string, number>>();
  size = 0;

  has(path: string, host: string): boolean {
    return this.#byPath.get(path)?.has(host) === true;
  }

  add(path: string, host: string, count = 1): void {
    const known = this.#byPath.get(path);
    const byHost = known ?? new Map<string, number>();
    if (!known) this.#byPath.set(path, byHost);
    const before = byHost.get(host);
    if (before === undefined) this.size += 1;
    byHost.set(host, (before ?? 0) + count);
  }

  rows(): ReadingCount[] {
    return [...this.#byPath].flatMap(([path, byHost]) =>
      [...byHost].map(([referrer, count]) => ({ path, locale: localeOfPath(path), referrer, count })),
    );
  }
}
