import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { listParameters } from '#app/addresses/list-query.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { site } from '#app/addresses/site.ts';
import { pageSize } from '#app/content/lists/page-size.ts';
import { parseEnvironment } from '#config/environment.ts';
import { type Locale, locales } from '#config/locale.ts';
import type { Database } from '#database/database.ts';
import type { ListedType } from '#services/content/library/shared.ts';
import { contentStore } from '#services/content/library/store.ts';
import {
  inPlain,
  type ListedEntry,
  labels,
  listedEntries,
  listedText,
  listRequests,
  plainListing,
} from '#services/content/library/testing.ts';
import { newEntry } from '#services/content/source/new-entry.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { builtServer } from '../../script/built-server.ts';
import { projectFolder, TemporaryDirectory } from '../processes.ts';
import { cpuSecondsOf, databaseCpuSeconds } from './cpu.ts';
import { randomOf, Words } from './generated-words.ts';

type Say = (line: string) => void;
type Fetch = (address: string) => Promise<string>;

const sizes = { researchNews: 2_000, personalStory: 300 } as const satisfies Partial<Record<ListedType, number>>;
const topics: Record<string, Record<Locale, string>> = {
  'topic-treatment': { en: 'treatment', es: 'tratamiento' },
  'topic-side-effects': { en: 'side-effects', es: 'efectos-secundarios' },
  'topic-risk': { en: 'risk', es: 'riesgo' },
};
const words: Record<Locale, Words> = { en: new Words('en'), es: new Words('es') };
const article = '/treatment/chemotherapy';
const addresses = 500;
const clients = 20;
/** Of the processor for a list that somebody narrowed, against an article made anew, in the site and with its database. */
const limit = 5;

/** Lists of 2,000 news and 300 stories: that they hold what they should, and what making one costs. */
export async function measureLists(say: Say): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const environment = parseEnvironment({ DATA_DIR: data.path, LOG_LEVEL: 'silent' });
  const { createApp, createLog, openDatabase, openServices, typeLabelIn } = await builtServer();
  const database = await openDatabase({ dataDirectory: data.path });
  try {
    const entries = await publish(database, data.path, say);
    await proveListings(database, entries, say);
    const secret = 'a secret of the bench, and of nothing else';
    const app = createApp(openServices({ typeLabels: typeLabelIn, environment, secret, db: database.db, log: createLog(environment) }));
    const get: Fetch = async (address) => {
      const response = await app.fetch(new Request(environment.origin + address));
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      return response.text();
    };
    const asked = fc
      .sample(listRequests, { numRuns: addresses, seed: 23 })
      .map((request, at) => addressOf(request, locales[at % 2] ?? 'en'));
    await proveAddresses(get, entries.researchNews, asked, say);
    return await compareCost(
      get,
      asked.map(({ address }) => address),
      data.path,
      say,
    );
  } finally {
    await database.close();
  }
}

type Entries = Record<keyof typeof sizes, ListedEntry[]>;
type Asked = { address: string; request: Parameters<typeof plainListing>[1] };

/** The project's library, with generated news in the place of its own, and generated stories. */
async function publish(database: Database, dataDirectory: string, say: Say): Promise<Entries> {
  const root = path.join(dataDirectory, 'library');
  await cp(path.join(projectFolder, 'content'), root, { recursive: true });
  const entries: Entries = {
    researchNews: listedEntries('researchNews', { count: sizes.researchNews, seed: 23 }),
    personalStory: listedEntries('personalStory', { count: sizes.personalStory, seed: 23 }),
  };
  await write(root, 'person', 'ana', (locale) =>
    newEntry('person', 'ana', locale, '2026-11-20').replace('status: draft', 'status: published'),
  );
  for (const type of ['researchNews', 'personalStory'] as const) {
    for (const each of entries[type])
      await write(root, type, each.id, (locale) => `${listedText(type, each)}\n${words[locale].upTo(3_000, randomOf(each.id))}.\n`);
  }
  const begun = performance.now();
  await publishLibrary(database.db, { root, site, dataDirectory });
  await sql`delete from entry where type = 'researchNews' and id like 'news-%'`.execute(database.db);
  await sql`analyze entry`.execute(database.db);
  say(`${sizes.researchNews} news and ${sizes.personalStory} stories published in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return entries;
}

async function write(root: string, type: string, id: string, text: (locale: Locale) => string): Promise<void> {
  await mkdir(path.join(root, type, id), { recursive: true });
  for (const locale of locales) await writeFile(path.join(root, type, id, `${locale}.md`), text(locale));
}

/** Filters, sorts, counts, pages and what is archived, against a plain computation over the same entries. */
async function proveListings({ db }: Database, entries: Entries, say: Say): Promise<void> {
  const store = contentStore(db);
  for (const type of ['researchNews', 'personalStory'] as const) {
    await fc.assert(
      fc.asyncProperty(listRequests, fc.constantFrom(...locales), async (request, locale) => {
        const found = inPlain(await store.listEntries(type, locale, { ...request, labels }));
        return JSON.stringify(sorted(found)) === JSON.stringify(sorted(plainListing(entries[type], request)));
      }),
      { numRuns: 300 },
    );
    say(`300 lists of ${sizes[type]} entries of ${type} hold what they should, in both languages`);
  }
}

const sorted = (listing: object) => Object.entries(listing).toSorted(([a], [b]) => a.localeCompare(b));

/** The pages at their addresses: the same news in the same order, and as many as the heading says. */
async function proveAddresses(get: Fetch, news: readonly ListedEntry[], asked: readonly Asked[], say: Say): Promise<void> {
  for (const { address, request } of asked) {
    const page = await get(address);
    const shown = [...(/<ul[^>]*data-entries[\s\S]*?<\/ul>/.exec(page)?.[0] ?? '').matchAll(/<strong[^>]*>[\s\S]*?About ([\w-]+)/g)];
    const { ids } = plainListing(news, request);
    if (shown.map(([, id]) => id).join() !== ids.join()) throw new Error(`${address} does not show ${ids.join()}`);
  }
  say(`${asked.length} addresses show what a plain computation over the same news finds`);
}

function addressOf(request: Asked['request'], locale: Locale): Asked {
  const { category: _, topic, ...filters } = request.filters;
  const slug = topic && topics[topic]?.[locale];
  const place = slug ? pathTo('research-news.topic', locale, { slug }) : pathTo('research-news', locale);
  const asked = { ...request, filters: { ...filters, ...(slug && topic && { topic }) }, pageSize };
  return { address: place + listParameters(asked), request: asked };
}

async function compareCost(get: Fetch, asked: readonly string[], dataDirectory: string, say: Say): Promise<boolean> {
  const articles = asked.map(() => article);
  await inTurns(get, articles);
  await inTurns(get, asked);
  const costs = {
    article: await costOf(() => inTurns(get, articles), dataDirectory),
    list: await costOf(() => inTurns(get, asked), dataDirectory),
  };
  const ratio = { site: costs.list.site / costs.article.site, all: costs.list.all / costs.article.all };
  const inMs = (seconds: number) => `${((seconds / asked.length) * 1000).toFixed(1)} ms`;
  say(`${clients} clients, ${asked.length} pages made anew, of the processor each:`);
  for (const [name, { site: own, all }] of Object.entries(costs))
    say(`  ${name.padEnd(8)} ${inMs(own)} in the site, ${inMs(all)} with its database`);
  const isCheap = ratio.site <= limit && ratio.all <= limit;
  say(
    `  a list costs ${ratio.site.toFixed(2)}x an article, ${ratio.all.toFixed(2)}x with the database (at most ${limit})${isCheap ? '' : '   OVER'}`,
  );
  return isCheap;
}

async function costOf(work: () => Promise<void>, dataDirectory: string): Promise<{ site: number; all: number }> {
  const spent = () => ({ site: cpuSecondsOf(process.pid), database: databaseCpuSeconds(dataDirectory) });
  const before = spent();
  await work();
  const after = spent();
  const own = after.site - before.site;
  return { site: own, all: own + after.database - before.database };
}

/** All addresses, by so many clients at once, each of which waits for its answer. */
async function inTurns(get: Fetch, asked: readonly string[]): Promise<void> {
  const left = [...asked];
  const client = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) await get(address);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
