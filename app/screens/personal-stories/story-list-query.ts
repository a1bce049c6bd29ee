import { z } from 'zod';
import type { ListSort } from '#services/content/library/shared.ts';

/** The orders of stories, the first of them when none is asked for. */
export const storySorts = ['latest', 'oldest'] as const satisfies ListSort[];
export type StorySort = (typeof storySorts)[number];

export type StoryListQuery = { sort: StorySort; page: number };

const sortSchema = z.enum(storySorts).catch('latest');
const pageSchema = z.coerce.number().int().min(1).max(1_000).catch(1);

/** What an address asks of a list of stories. What it cannot mean is the first page, the latest first. */
export function storyListQuery(parameters: URLSearchParams): StoryListQuery {
  return { sort: sortSchema.parse(parameters.get('sort')), page: pageSchema.parse(parameters.get('page')) };
}

/** The query of a list, as links write it: nothing for its beginning, and `?sort=oldest&page=2` else. */
export function queryOfList({ sort, page }: StoryListQuery): string {
  const parameters = new URLSearchParams();
  if (sort !== 'latest') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
