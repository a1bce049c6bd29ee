import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenMatch } from '#app/addresses/paths.ts';
import { type Alba, albaContext } from '#app/context.ts';
import { notFound } from './responses.ts';

/** What route modules load with: the server's services, the screen, and its query. */
export type PageRequest = { alba: Alba; url: URL; match: ScreenMatch };

/** @throws a 404 where no screen stands */
export function pageRequest({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): PageRequest {
  const alba = context.get(albaContext);
  const { match } = alba.address;
  if (!match) throw notFound();
  return { alba, url, match };
}
