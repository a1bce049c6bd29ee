import { type Locale, otherLocale } from '#config/locale.ts';
import { listParameters, parseListQuery } from './list-query.ts';
import {
  type Access,
  accessTo,
  besideWorkbench,
  filtersOf,
  isApplicationPath,
  localeOfPath,
  namesMember,
  type ScreenMatch,
  screenAt,
} from './paths.ts';
import { asksForSensitive, sensitiveQuery } from './sensitive-query.ts';

/** Where a request leads to, as far as its address tells. It is parsed once, and carried with the request. */
export type Address = {
  /** As it was sent. */
  pathname: string;
  /** Empty, or begins with `?`. */
  search: string;
  locale: Locale;
  /** Null where no screen stands. The router's data of a page (`.data`) are at the screen of the page. */
  match: ScreenMatch | null;
  /** Of the screen, however its path is escaped; `public` where there is none. */
  access: Access;
  /** An application is hydrated by the router; a document is not; anything else is no page of a screen. */
  kind: 'document' | 'application' | 'other';
  /** Made for the member who asks for it, and shown to nobody else. */
  isPersonal: boolean;
  /** Whether it names a member, however its path is escaped, and whether or not there is one: no other site is told. */
  namesMember: boolean;
  /** What its page is cached under; null where it is not the same for everybody. */
  cacheKey: string | null;
};

/** Longer than any address that this site makes, with room for what campaigns add. */
export const longestAddress = 2_048;

/**
 * Query parameters that make another page of a path: a preview, which is nobody else's, the other language beside a text, and sensitive
 * pictures that are asked for; on a screen with a list, what narrows and sorts that. All others change nothing, and are no part of a page's key. What somebody searches
 * for makes a page that is never cached.
 */
const knownParameters = ['preview', 'with', 'q'] as const;
const [preview, beside, term] = knownParameters;

/** What is no screen and the same for everybody. */
const publicFiles = /^\/(robots\.txt$|speculation\.json$|(es\/)?site\.webmanifest$|sitemap\.xml$|sitemaps\/|[a-z0-9/-]+\.(atom|ics)$)/;

export function addressOf(pathname: string, search: string): Address {
  const page = pageOf(pathname);
  const match = screenAt(page);
  const access = accessOf(match);
  const kind = isApplicationPath(page) ? 'application' : match ? 'document' : 'other';
  const escaped = pathname.includes('%') ? screenAt(pageOf(readable(pathname))) : match;
  const isOfMember = escaped !== null && namesMember(escaped.screen);
  const isForEverybody = publicFiles.test(pathname) || (kind === 'document' && access === 'public' && !isOfMember);
  return {
    pathname,
    search,
    locale: localeOfPath(pathname),
    match,
    access: accessOf(escaped),
    kind,
    isPersonal: access === 'member' && !isByMail(match, search),
    namesMember: isOfMember,
    cacheKey: isForEverybody && isCacheable(pathname, search) ? keyOf(pathname, search) : null,
  };
}

/** The address as it is to whom the workbench is not shown: there it is one like any other where nothing is. */
export function withoutWorkbench(address: Address): Address {
  const beside = besideWorkbench(address.pathname);
  return beside === null ? address : addressOf(beside, address.search);
}

export function addressOfUrl(url: string): Address {
  const { pathname, search } = new URL(url);
  return addressOf(pathname, search);
}

/** The path of a page, also where its data are asked for. */
function pageOf(pathname: string): string {
  return pathname.replace(/\.data$/, '');
}

function accessOf(match: ScreenMatch | null): Access {
  return match ? accessTo(match.screen) : 'public';
}

/** A path without the escapes that it can be read without; as it is where it is not well-formed. */
export function readable(path: string): string {
  if (!path.includes('%')) return path;
  try {
    // An escaped percent sign stays one: what follows it is no escape.
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}

/** By the link of a mail, and to ask for another one, nobody has to be signed in. */
function isByMail(match: ScreenMatch | null, search: string): boolean {
  if (match?.screen !== 'verify-email') return false;
  const query = new URLSearchParams(search);
  return query.has('token') || query.has('resend');
}

function isCacheable(pathname: string, search: string): boolean {
  if (pathname.length + search.length > longestAddress) return false;
  // No address of ours needs an escape. Each spelling of a page would be cached beside the page itself.
  if (pathname.includes('%')) return false;
  // It leads to the address without the slash, and takes the query along.
  if (pathname !== '/' && pathname.endsWith('/')) return false;
  // The router's own, which stand where an entry could: what is asked for is in the query, or somebody's.
  return pathname !== '/__manifest' && !pathname.endsWith('.data');
}

/**
 * What a page is cached under: its path; the other language where that stands beside it, sensitive pictures that are asked for, or else what its list is narrowed by; whatever
 * else a reader sends, and in whichever order. Null for what must not be cached. Looked up before anything else is known of an address.
 */
export function keyOf(pathname: string, search: string): string | null {
  if (search === '') return pathname;
  const parameters = new URLSearchParams(search);
  if (parameters.has(preview)) return null;
  const screen = screenAt(pathname)?.screen;
  if (parameters.has(term) && screen === 'search') return null;
  const other = otherLocale(localeOfPath(pathname));
  if (parameters.get(beside) === other) return `${pathname}?${beside}=${other}`;
  if (asksForSensitive(parameters)) return pathname + sensitiveQuery;
  const filters = screen && filtersOf(screen);
  return filters ? pathname + listParameters(parseListQuery(parameters, filters)) : pathname;
}

/** Whether a key is that of a list which somebody narrowed, sorted or turned over: there are thousands of them. */
export function isNarrowedKey(key: string): boolean {
  const at = key.indexOf('?');
  return at >= 0 && !key.startsWith(`${beside}=`, at + 1);
}
