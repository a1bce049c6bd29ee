import type { Kysely } from 'kysely';
import { parse } from 'node-html-parser';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import type { DB } from '#database/types.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/operations/log.ts';
import { openServices } from '#server/services.ts';
import { contentStore } from '#services/content/library/store.ts';
import { librarySearch, type Search, type SearchAnswer, type SearchRequest } from '#services/search/search.ts';
import { origin, secret, testEnvironment } from './site.ts';

export type Found = Partial<Omit<SearchAnswer, 'results'>>;

export type Page = Awaited<ReturnType<ReturnType<Awaited<ReturnType<typeof searchStandIn>>['openSearch']>['get']>>;

/** Sites over a database whose search finds what a test says. */
export async function searchStandIn(db: Kysely<DB>) {
  const teasers = { en: await contentStore(db).ofType('page', 'en'), es: await contentStore(db).ofType('page', 'es') };

  const environment = testEnvironment();

  /** The site with a search that finds so much in each language, and what it was asked. */
  const { definition } = librarySearch(db);

  const openSearch = (found: { en?: Found; es?: Found; fails?: Error; abbreviations?: string[] }) => {
    const asked: SearchRequest[] = [];
    const find: Search['find'] = async (request) => {
      asked.push(request);
      if (found.fails) throw found.fails;
      const { total = 0, isExact = true, breakdown = [], correction = null, isOfOtherLanguage = false } = found[request.locale] ?? {};
      const shown = teasers[request.locale].slice(request.offset, Math.min(total, request.offset + request.limit));
      const results = shown.map((teaser) => ({
        teaser: { ...teaser, card: { ...teaser.card, topic: 'Treatment' } },
        contentType: 'page' as const,
        score: 1,
        teaserContent: 'A &lt;b&gt; <mark>chemo</mark> &amp; more',
        content: '<mark>chemo</mark> in the text',
      }));
      return { results, total, isExact, breakdown, isBreakdownExact: isExact, correction, isOfOtherLanguage };
    };
    const lines: string[] = [];
    const log = createLog(environment, { write: (line) => void lines.push(line) });
    const app = createApp(
      openServices({
        typeLabels: typeLabelIn,
        environment,
        secret,
        db,
        log,
        search: { find, abbreviations: async () => found.abbreviations ?? [], definition },
      }),
    );
    const get = async (path: string) => {
      const response = await app.fetch(new Request(origin + path));
      const text = await response.text();
      const document = parse(text);
      const main = document.querySelector('main');
      return { status: response.status, headers: response.headers, text, document, words: main?.structuredText ?? '', main };
    };
    return { asked, get, lines };
  };

  return { openSearch, teasers };
}
