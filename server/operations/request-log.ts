import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { hasParameters, namesMember } from '#app/addresses/paths.ts';
import type { ScreenId } from '#app/addresses/screen-table.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

/** What a browser says when it asks for a page of everybody: where the link was, what it is, and that it asks ahead of need. */
export type AskedPage = { referrer: string | undefined; agent: string | undefined; purpose: string | undefined };
/**
 * An answer: `ms` is how long it took to make, null for one that was kept; `screen` is what stands at its path. `page`, of a page of everybody
 * alone, is for counting (`count-readings.ts`), and logged nowhere.
 */
export type Answered = {
  method: string;
  path: string;
  screen?: ScreenId | undefined;
  status: number;
  ms: number | null;
  page?: AskedPage | undefined;
};
/** Told of every answer. */
export type OnAnswer = (answer: Answered) => void;

/** Answers of kept pages are counted for so long before they are logged, in milliseconds. */
const countedFor = 1_000;

/**
 * One line a request, but of what is kept one a second for each path and status, with how many there were: no query, no address of the reader,
 * no header, and no path that may be none of the site's: somebody typed it. Whoever knows the address of a member's picture sees it: so these
 * are not there either.
 */
export function logRequest(log: Logger): OnAnswer {
  const countKept = keptAnswers(log);
  return (answer) => {
    const { method, path, screen, status, ms } = answer;
    if (ms === null && status < 400) return countKept(answer);
    const shown = isOurs(screen, status) && !path.startsWith('/avatars/') ? path.slice(0, 200) : undefined;
    log.info({ method, path: shown, status, ms: Math.round(ms ?? 0) }, 'request');
  };
}

type Kept = Pick<Answered, 'method' | 'status'> & { count: number };

/** Counts answers, and logs them a second after the first of them, or when the process ends. What is kept has a path of the site. */
function keptAnswers(log: Logger): OnAnswer {
  let counted = new Map<string, Kept[]>();

  const write = () => {
    process.off('exit', write);
    const written = counted;
    counted = new Map();
    for (const [path, all] of written)
      for (const { method, status, count } of all) log.info({ method, path: path.slice(0, 200), status, ms: 0, count }, 'request');
  };

  return ({ method, path, status }) => {
    if (counted.size === 0) {
      setTimeout(write, countedFor).unref();
      // Before the log itself, which then writes what it still has.
      process.prependListener('exit', write);
    }
    const ofPath = counted.get(path);
    const same = ofPath?.find((each) => each.status === status && each.method === method);
    if (same) same.count += 1;
    else if (ofPath) ofPath.push({ method, status, count: 1 });
    else counted.set(path, [{ method, status, count: 1 }]);
  };
}

/** Tells of every answer that goes through the app. */
export function requestLog(onAnswer: OnAnswer): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const { match, cacheKey, kind } = context.var.address;
    const header = (name: string) => context.req.header(name);
    const page =
      cacheKey !== null && kind === 'document'
        ? { referrer: header('Referer'), agent: header('User-Agent'), purpose: header('Sec-Purpose') }
        : undefined;
    onAnswer({ method, path, screen: match?.screen, status: context.res.status, ms: performance.now() - started, page });
  };
}

/** Whether a path is one of the site's: something is or was there, or it is a screen's own, of which nobody can have typed a part. */
function isOurs(screen: ScreenId | undefined, status: number): boolean {
  // Who looks at whom is nobody's business.
  if (screen !== undefined && namesMember(screen)) return false;
  return [200, 206, 304, 410].includes(status) || (screen !== undefined && !hasParameters(screen));
}
