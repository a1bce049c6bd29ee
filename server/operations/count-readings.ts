import type { Logger } from 'pino';
import { localeOfPath } from '#app/addresses/paths.ts';
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
  let counts = new Map<string, number>();

  const onAnswer: OnAnswer = ({ method, path, status, page }) => {
    if (page === undefined || method !== 'GET' || (status !== 200 && status !== 304)) return;
    // A page that is fetched ahead may never be read.
    if (page.purpose !== undefined || program.test(page.agent ?? '')) return;
    const from = page.referrer === undefined ? '' : (hostIn.exec(page.referrer)?.[1] ?? '');
    const key = `${path} ${from === host ? '' : from}`;
    const count = counts.get(key);
    if (count === undefined && counts.size >= mostKinds) counts.set(`${path} `, (counts.get(`${path} `) ?? 0) + 1);
    else counts.set(key, (count ?? 0) + 1);
  };

  const write = async (): Promise<void> => {
    if (counts.size === 0) return;
    const written = counts;
    counts = new Map();
    try {
      await store.add([...written].map(([key, count]) => rowOf(key, count)));
    } catch (error) {
      // The database may be away: they are written with the next.
      for (const [key, count] of written) counts.set(key, (counts.get(key) ?? 0) + count);
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

function rowOf(key: string, count: number): ReadingCount {
  const [path = '', referrer = ''] = key.split(' ');
  return { path, locale: localeOfPath(path), referrer, count };
}
