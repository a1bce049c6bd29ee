import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ContentfulSpace } from '#config/contentful.ts';
import { boundedText, jsonOf, NotAnswered } from '#services/fetch-json/fetch-json.ts';
import { PageTooLarge, SpaceSilent, TokenRefused } from './space-silent.ts';

/** In milliseconds, for an answer as a whole. */
const patienceWithAnswer = 30_000;
/** An answer has at most 7 MB, by their limits. */
const mostBytes = 16 * 1024 * 1024;
/** So often a request that was turned away, or not answered, is made again. */
const mostTries = 4;
/** Whoever is told to wait for longer, in seconds, comes back with the next run. */
const longestWait = 60;

const pageSchema = z.object({
  items: z.array(z.unknown()),
  nextPageUrl: z.string().optional(),
  nextSyncUrl: z.string().optional(),
});
export type SyncPage = { items: unknown[] } & ({ nextPage: string; nextSync: null } | { nextPage: null; nextSync: string });
const collectionSchema = z.object({ items: z.array(z.unknown()), total: z.number().optional() });

export type SyncClient = ReturnType<typeof syncClient>;
type Options = { patience?: number; wait?: (ms: number, signal: AbortSignal) => Promise<void> };

/** The client of the Delivery API of one space. It keeps to the limits that answers name, waits for none for longer than half a minute, and follows no redirect. */
export function syncClient({ url, token }: ContentfulSpace, { patience = patienceWithAnswer, wait = waiting }: Options = {}) {
  const ask = async <Value>(address: URL, schema: z.ZodType<Value>, signal: AbortSignal): Promise<Value> => {
    let failure = new SpaceSilent('cannot be reached');
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      const answer = await askOnce(address, token, AbortSignal.any([signal, AbortSignal.timeout(patience)]), signal);
      if ('body' in answer) {
        const parsed = schema.safeParse(answer.body);
        if (!parsed.success) throw new SpaceSilent('not what was asked for');
        return parsed.data;
      }
      failure = new SpaceSilent(answer.code);
      const seconds = answer.waitSeconds ?? 2 ** (attempt - 1);
      if (seconds > longestWait || attempt === mostTries) break;
      await wait(seconds * 1000, signal);
    }
    throw failure;
  };
  const pageAt = async (address: URL, signal: AbortSignal): Promise<SyncPage> => {
    const { items, nextPageUrl, nextSyncUrl } = await ask(address, pageSchema, signal);
    if (nextPageUrl !== undefined) return { items, nextPage: nextPageUrl, nextSync: null };
    if (nextSyncUrl !== undefined) return { items, nextPage: null, nextSync: nextSyncUrl };
    throw new SpaceSilent('a page without a next one');
  };
  const all = async (name: string, signal: AbortSignal): Promise<unknown[]> => {
    const items: unknown[] = [];
    for (;;) {
      const address = new URL(`${url}/${name}`);
      address.search = new URLSearchParams({ limit: '100', skip: String(items.length), order: 'sys.id' }).toString();
      const page = await ask(address, collectionSchema, signal);
      items.push(...page.items);
      if (page.items.length === 0 || items.length >= (page.total ?? items.length)) return items;
    }
  };

  return {
    /** The first page of everything. @throws SpaceSilent, PageTooLarge */
    initial(pageSize: number, signal: AbortSignal): Promise<SyncPage> {
      const address = new URL(`${url}/sync`);
      address.search = new URLSearchParams({ initial: 'true', limit: String(pageSize) }).toString();
      return pageAt(address, signal);
    },

    /**
     * The page that an answer named: of the same space, whatever host it says, with its token and nothing else.
     * @throws SpaceSilent, PageTooLarge, TokenRefused
     */
    page(named: string, signal: AbortSignal): Promise<SyncPage> {
      const syncToken = URL.canParse(named) ? new URL(named).searchParams.get('sync_token') : null;
      if (!syncToken) throw new SpaceSilent('a page without a token');
      const address = new URL(`${url}/sync`);
      address.search = new URLSearchParams({ sync_token: syncToken }).toString();
      return pageAt(address, signal);
    },

    /** A page of entries, with what they link to. @throws SpaceSilent */
    entries(parameters: Record<string, string>, signal: AbortSignal): Promise<unknown> {
      const address = new URL(`${url}/entries`);
      address.search = new URLSearchParams(parameters).toString();
      return ask(address, z.unknown(), signal);
    },

    /** @throws SpaceSilent */
    contentTypes: (signal: AbortSignal) => all('content_types', signal),
    /** @throws SpaceSilent */
    locales: async (signal: AbortSignal) => (await ask(new URL(`${url}/locales`), collectionSchema, signal)).items,
  };
}

const waiting = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

type Answer = { body: unknown } | { code: string; waitSeconds: number | null };

async function askOnce(address: URL, token: string, patient: AbortSignal, signal: AbortSignal): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      redirect: 'manual',
      signal: patient,
    });
    const whole = response.body ? await boundedText(response.body, mostBytes) : '';
    if (whole === null) throw new SpaceSilent('said too much');
    text = whole;
  } catch (error) {
    if (error instanceof SpaceSilent) throw error;
    signal.throwIfAborted();
    return { code: patient.aborted ? 'took too long' : 'cannot be reached', waitSeconds: null };
  }
  if (response.ok) return { body: jsonIn(text) };
  if (response.status === 429)
    return { code: 'too many requests', waitSeconds: secondsIn(response.headers.get('X-Contentful-RateLimit-Reset')) };
  if (response.status === 400 && text.includes('Response size too big')) throw new PageTooLarge();
  if ((response.status === 400 || response.status === 404) && address.searchParams.has('sync_token')) throw new TokenRefused();
  if (response.status >= 500) return { code: `answered ${response.status}`, waitSeconds: null };
  throw new SpaceSilent(`answered ${response.status}`);
}

/** Whole seconds; one where it says nothing, or no number. */
function secondsIn(header: string | null): number {
  const seconds = Number(header ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 1;
}

function jsonIn(text: string): unknown {
  try {
    return jsonOf(text);
  } catch (error) {
    throw error instanceof NotAnswered ? new SpaceSilent(error.code) : error;
  }
}
