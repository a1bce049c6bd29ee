import { setTimeout as after } from 'node:timers/promises';
import { UsageError } from '../../script/usage-error.ts';
import { someAddress } from '../asking.ts';

/** One request. Two that differ in more than method and path say by `note` how. */
export type Asked = { path: string; note?: string; method?: string; headers?: Readonly<Record<string, string>>; body?: string };
/** An answer as it came: what is left out of the comparison is left out when two are compared. */
export type Answer = { name: string; origin: string; status: number; headers: [string, string][]; body: string };
export type Ask = (asked: Asked) => Promise<Answer>;

/** What is stored as it is; of everything else a hash would do, and base64 is one that can be looked into. */
const isText = /^(text\/|image\/svg)|json|xml|manifest|graphql/;

/** Asks a site as one visitor, or each time as another, so that no limit for one address is reached. */
export function asking(origin: string, from?: string): Ask {
  return async ({ path, note = '', method = 'GET', headers = {}, body }) => {
    const name = `${method} ${path} ${note}`.trim();
    const sent = { 'Accept-Encoding': 'identity', 'User-Agent': 'comparison', 'X-Forwarded-For': from ?? someAddress(), ...headers };
    for (let left = 5; ; left -= 1) {
      const response = await fetch(origin + path, { method, headers: sent, redirect: 'manual', ...(body === undefined ? {} : { body }) });
      const bytes = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      // A limit, or more work than the machine has time for: neither is what the site answers to this.
      const isBusy = response.headers.has('retry-after') && [429, 503].includes(response.status) && !/\/(503|429)\b/.test(path);
      if (!isBusy) {
        const text = type === '' || isText.test(type) ? bytes.toString('utf8') : bytes.toString('base64');
        return { name, origin, status: response.status, headers: [...response.headers], body: text };
      }
      if (left === 0) throw new UsageError(`${name}: ${response.status}; a site to compare is served with TRUSTED_PROXIES=loopback`);
      await after(1_000);
    }
  };
}
