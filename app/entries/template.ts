import { isScreenId } from '#app/addresses/paths.ts';
import type { ScreenRow } from '#app/addresses/screen-row.ts';
import { rowOf } from '#app/addresses/screen-table.ts';
import type { Entry } from '#services/content/library/store.ts';
import { headingsOf } from './headings.ts';

/** What a page is for: to be read, to do something, or to lead on. */
export type Template = 'article' | 'task' | 'index';

const templates: Partial<Record<Entry['type'], Template>> = {
  event: 'task',
  faq: 'index',
  bio: 'index',
  storyCategory: 'index',
  videoSeries: 'index',
  podcastCategory: 'index',
};

export function templateOf({ type, screen }: Pick<Entry, 'type' | 'screen'>): Template {
  const { task, hasForm, isIndex } = rowAt(screen);
  if (task || hasForm) return 'task';
  return isIndex ? 'index' : (templates[type] ?? 'article');
}

/** What is known of the screen that an entry fills; nothing where it fills none. */
export function rowAt(screen: Entry['screen']): Partial<ScreenRow> {
  return screen !== null && isScreenId(screen) ? rowOf(screen) : {};
}

/** Where to do something, or to be led on, there are no dates, tools or contents beside a few parts. */
export function isBrief(template: Template, { sections }: Pick<Entry, 'sections'>): boolean {
  return template !== 'article' && headingsOf(sections).length < 4;
}
