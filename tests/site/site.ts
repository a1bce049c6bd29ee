import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll } from 'vitest';
import { site } from '#app/addresses/site.ts';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import { type Environment, parseEnvironment } from '#config/environment.ts';
import type { Locale } from '#config/locale.ts';
import { type MemberKeyList, newMemberKey } from '#config/member-keys.ts';
import type { Database } from '#database/database.ts';
import { filledTemplate, joinDatabase, type TestDatabase, testDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import type { Connection } from '#server/load/visitor.ts';
import { createLog } from '#server/operations/log.ts';
import { listenToPublications } from '#server/page-cache/invalidation-listener.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { openServices } from '#server/services.ts';
import { invalidateTags } from '#services/cache-tags/cache-tags.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { quickCost } from '#services/identity/testing.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { searchIndex } from '#services/search/search-index.ts';

export const origin = 'https://alba.example';
/** Of a site that is this machine's own, which has pages for developers. */
export const localOrigin = 'http://127.0.0.1:3000';

export type Answer = { status: number; headers: Headers; text: string; document: HTMLElement };

export const secret = 'a secret of the tests, and of nothing else';

const memberKeys: MemberKeyList = [newMemberKey(new Date())];

/** The site at an address that others can reach, without all that production needs. */
export function testEnvironment(change: Partial<Environment> = {}): Environment {
  return { ...parseEnvironment({}), origin, memberKeys, trials: null, ...change };
}

/** `beside`: another site, whose database it joins with connections of its own, as another process does. */
type SiteOptions = { publish?: boolean; keepsPages?: boolean; beside?: Pick<TestDatabase, 'connectionConfig' | 'ownerConfig'> };

/**
 * The whole site in process, over a database of the test file's own with the library published in it. With `keepsPages` it keeps
 * pages and hears of publications, as a running site does; without, each page is made anew, and shows at once what was published.
 */
export async function openSite(change: Partial<Environment> = {}, { publish = true, keepsPages = false, beside }: SiteOptions = {}) {
  const library = publish && !beside ? await filledTemplate('alba_library', publishContent) : undefined;
  const { db, connectionConfig, ownerConfig } = beside ? await joinDatabase(beside) : await testDatabase(library);
  const environment = testEnvironment(change);
  const isLocal = environment.origin === localOrigin;
  const logged: string[] = [];
  const log = createLog(environment, { write: (line) => void logged.push(line) });
  const store = new PageStore(environment.pageCacheBytes);
  const awaited = new Map<string, () => void>();
  const listener = keepsPages
    ? await listenToPublications(connectionConfig, log, {
        onPublication(tags) {
          store.invalidate(tags);
          for (const tag of tags) awaited.get(tag)?.();
        },
        onReady() {
          store.expireAll();
          // What was said while the connection was lost is not heard; that nothing is kept does as well.
          for (const hear of awaited.values()) hear();
        },
      })
    : undefined;
  afterAll(() => listener?.close());
  /** Waits until the site, where it keeps pages, has heard of all that was published before. */
  const hearsOfAll = async () => {
    if (!listener) return;
    const mark = randomUUID();
    const isHeard = new Promise<void>((resolve) => awaited.set(mark, resolve));
    await invalidateTags(db, [mark]);
    await isHeard;
  };
  const pages = listener && { store, isListening: () => listener.isListening };
  const services = openServices({
    typeLabels: typeLabelIn,
    environment,
    secret,
    db,
    log,
    passwordCost: quickCost,
  });
  // However busy the machine is, no page that is asked for here is late.
  const app = createApp(services, { ...(pages && { pages }), ticks: Number.POSITIVE_INFINITY });
  const get = async (path: string, init?: RequestInit, { showsDrafts = false } = {}): Promise<Answer> => {
    const asked = showsDrafts ? createApp(openServices({ typeLabels: typeLabelIn, environment, secret, db, log, showsDrafts })) : app;
    const response = await asked.fetch(new Request(environment.origin + path, init), isLocal ? connectionFrom('127.0.0.1') : {});
    const text = await response.text();
    return answerOf(response, text);
  };
  return { get, fetch: app.fetch, db, identity: services.identity, services, logged, store, connectionConfig, ownerConfig, hearsOfAll };
}

/** Of most answers only the rest is looked at: what takes longest is done for who asks for it. */
function answerOf({ status, headers }: Response, text: string): Answer {
  let document: HTMLElement | undefined;
  return {
    ...{ status, headers, text },
    get document() {
      document ??= parse(text);
      return document;
    },
  };
}

/** What a page answers with, asked for once: many pages link to the same. */
export function statusesBy(get: (path: string) => Promise<Answer>): (path: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (path) => {
    const status = known.get(path) ?? get(path).then((answer) => answer.status);
    known.set(path, status);
    return status;
  };
}

/** A connection from an address, as node-server hands it on. */
export function connectionFrom(address: string): Connection {
  return { incoming: new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address })) };
}

/** What the head of a page says of its addresses. */
export function addressesIn(document: HTMLElement): { canonical: string | undefined; alternates: Record<string, string> } {
  const alternates = document
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']);
  return { canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'), alternates: Object.fromEntries(alternates) };
}

/** Where the language switch in the header leads. */
export function languageSwitch(document: HTMLElement): { href: string; language: Locale | string } {
  const link = document.querySelector('header a[data-enhance=language]');
  return { href: link?.getAttribute('href') ?? '', language: link?.getAttribute('hreflang') ?? '' };
}

async function publishContent({ db }: Database): Promise<void> {
  await publishEntries(db, { root: 'content', site });
  await (await searchIndex.readSynonyms('content')).store(db);
  await searchIndex.storeSigns(db, (await readSigns('content')).table);
}
