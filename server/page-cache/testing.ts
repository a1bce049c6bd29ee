import { vi } from 'vitest';
import { type Gate, type InTurn, pageCache } from './page-cache.ts';
import { PageStore } from './page-store.ts';

const origin = 'https://alba.example';
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';
export const atOnce: InTurn = (task) => task();
const allowed = async () => {};

/** A page as everybody may keep it. */
export function page(text: string, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': cacheControl, ...headers } });
}

export type Make = (request: Request, time: number) => Response | Promise<Response>;

/** A cache over pages that are made up. `made` are the addresses that one was made for, in order. */
export function openCache(make: Make = (_, time) => page(`page ${time}`), change: Partial<Parameters<typeof pageCache>[0]> = {}) {
  const store = change.store ?? new PageStore(1e7);
  const made: string[] = [];
  const onOutcome = vi.fn();
  const cache = pageCache({
    store,
    origin,
    isListening: () => true,
    nextChange: async () => null,
    make: async (request) => make(request, made.push(request.url.slice(origin.length))),
    onOutcome,
    ...change,
  });
  const ask = async (path: string, { inTurn = atOnce, allow = allowed, from = {}, ...init }: RequestInit & Partial<Gate> = {}) => {
    const response = await cache.answer(new Request(origin + path, init), { allow, inTurn, from });
    const { status, headers } = response;
    return { status, headers, from: headers.get('Cache-Status'), text: await response.text() };
  };
  return { store, cache, made, ask, onOutcome };
}
