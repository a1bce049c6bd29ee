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

/** Saves the pages that matter at night: at once, after every publication that is heard of, and when word was missed. */
export function keepSaved({ saved, content, page, log }: Options): {
  onPublication(tags: readonly string[]): void;
  onGap(): void;
  close(): void;
} {
  let timer: NodeJS.Timeout | undefined;
  const refreshIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), ms).unref();
  };
  const refresh = async () => {
    try {
      for (const key of await paths(content)) {
        const made = await page(key);
        if (made) saved.save(key, made);
      }
    } catch (error) {
      log.warn({ err: error }, 'the pages for when the database is away could not be saved');
      refreshIn(retryAfter);
    }
  };
  refreshIn(0);
  return {
    onPublication(tags) {
      saved.drop(tags);
      refreshIn(pause);
    },
    onGap: () => refreshIn(0),
    close: () => clearTimeout(timer),
  };
}

async function paths(content: Options['content']): Promise<string[]> {
  const found = await Promise.all(locales.map((locale) => content.teasers(entries, locale)));
  return [
    ...locales.flatMap((locale) => screens.map((screen) => pathTo(screen, locale))),
    ...found.flat().flatMap((teaser) => entryPath(teaser) ?? []),
  ];
}
