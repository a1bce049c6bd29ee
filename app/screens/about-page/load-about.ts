import { entryAskedAbout } from '#app/addresses/about-page.ts';
import { entryPath } from '#app/addresses/entry-path.ts';
import { notFound } from '#app/pages/responses.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Locale } from '#config/locale.ts';

/** The page of an entry that a screen is about. */
export type About = { entry: string; title: string; path: string };

/** An entry that readers see at an address of its own; null for any other. */
export async function aboutOf({ alba }: Pick<AccountRequest, 'alba'>, entry: string, locale: Locale): Promise<About | null> {
  const [found] = await alba.content.teasers([entry], locale);
  const path = found ? entryPath(found) : null;
  return found && path !== null ? { entry, title: found.title, path } : null;
}

/** The entry that the query of a screen names. @throws a 404 where there is none */
export async function expectAbout(request: AccountRequest): Promise<About> {
  const entry = entryAskedAbout(request.url);
  const about = entry === null ? null : await aboutOf(request, entry, request.match.locale);
  if (!about) throw notFound();
  return about;
}
