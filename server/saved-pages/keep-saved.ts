import type { Logger } from 'pino';
import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import type { KeptPage } from '#server/page-cache/page-store.ts';
import type { ContentStore } from '#services/content/library/store.ts';
import type { SavedPages } from './saved-pages.ts';

/** What matters at night: home, whom to call, the first day, and what to do about a fever. */
const screens = ['home', 'helplines', 'about-you.newly-diagnosed'] as const;
const entries = ['infection-and-fever'];

/** After a publication, which often brings several entries, in milliseconds. */
const pause = 500;
const retryAfter = 10_000;

type Options = {
  saved: SavedPages;
  content: Pick<ContentStore, 'teasers'>;
  /** The page of a key as it is now; null where there is none to keep. */
  page(key: string): Promise<KeptPage | null>;
  log: Logger;
};

/** Saves the pages that matter at night: after every publication that is heard of, and when word was missed, as it is at first. */
export function keepSaved({ saved, content, page, log }: Options): {
  onPublication(tags: readonly string[]): void;
  onGap(): void;
  /** Resolves once nothing of it asks the database any more. */
  close(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let underWay = Promise.resolve();
  const refreshIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay = underWay.then(refresh);
    }, ms).unref();
  };
  const refresh = async () => {
    try {
      for (const key of await paths(content)) {
        if (isClosed) return;
        const made = await page(key);
        if (made) saved.save(key, made);
      }
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'the pages for when the database is away could not be saved');
      refreshIn(retryAfter);
    }
  };
  return {
    onPublication(tags) {
      saved.drop(tags);
      refreshIn(pause);
    },
    onGap: () => refreshIn(0),
    close() {
      isClosed = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}

async function paths(content: Options['content']): Promise<string[]> {
  const found = await Promise.all(locales.map((locale) => content.teasers(entries, locale)));
  return [
    ...locales.flatMap((locale) => screens.map((screen) => pathTo(screen, locale))),
    ...found.flat().flatMap((teaser) => entryPath(teaser) ?? []),
  ];
}
