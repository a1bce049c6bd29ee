import { Hono } from 'hono';
import { vi } from 'vitest';
import { parsedAddress, type SiteEnv } from '#server/http/site-env.ts';
import type { Connection } from '#server/load/visitor.ts';
import { keptPages } from './kept-pages.ts';
import { type Options, PageCache, type PageGate } from './page-cache.ts';
import { PageStore } from './page-store.ts';

const origin = 'https://alba.example';
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';
export type InTurn = PageGate['inTurn'];
export const atOnce: InTurn = (task) => task();
const allowed = async () => {};

/** A page as everybody may keep it. */
export function page(text: string, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': cacheControl, ...headers } });
}

export type Make = (request: Request, time: number) => Response | Promise<Response>;
/** Told who asks, where what is made is for them. */
type MakeAll = (request: Request, from?: Connection) => Promise<Response>;
type Change = Partial<Omit<Options, 'make'>> & { make?: MakeAll };

/**
 * A cache over pages that are made up, and beside it what makes the answers that nobody keeps. `made` are the addresses that one was
 * made for, in order.
 */
export function openCache(make: Make = (_, time) => page(`page ${time}`), { make: makeAll, ...change }: Change = {}) {
  const store = change.store ?? new PageStore(1e7);
  const made: string[] = [];
  const onOutcome = vi.fn();
  const answerTo: MakeAll = makeAll ?? (async (request) => make(request, made.push(request.url.slice(origin.length))));
  const cache = new PageCache({
    store,
    isListening: () => true,
    nextChange: async () => null,
    make: (key) => answerTo(new Request(origin + key)),
    onOutcome,
    // A busy machine is late with what it makes.
    patience: 120_000,
    ...change,
  });
  const ask = async (
    path: string,
    { inTurn = atOnce, allow = allowed, from = {}, ...init }: RequestInit & Partial<PageGate> & { from?: Connection } = {},
  ) => {
    const app = new Hono<SiteEnv>().use(parsedAddress(), keptPages(cache, { allow, inTime: inTurn }));
    app.all('*', ({ req, env }) => answerTo(req.raw, env === from ? env : undefined));
    app.onError((error) => {
      throw error;
    });
    const response = await app.fetch(new Request(origin + path, init), from);
    const { status, headers } = response;
    return { status, headers, from: headers.get('Cache-Status'), text: await response.text() };
  };
  return { store, cache, made, ask, onOutcome };
}
