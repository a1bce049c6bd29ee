import { type Locale, locales } from '#config/locale.ts';
import type { AddressedFilter } from './list-query.ts';
import { rowOf, type ScreenId, screenIds, screenTable } from './screen-table.ts';

export type Access = 'public' | 'anonymous' | 'member';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;
/** What a screen's path needs to be told: nothing for most, `{ slug }` and the like for the others. */
export type ScreenParameters<Id extends ScreenId> = { [Name in ParameterNames<(typeof screenTable)[Id]['path']['en']>]: string };
/** The screens whose path needs no parameter. */
export type PlainScreenId = {
  [Id in ScreenId]: ParameterNames<(typeof screenTable)[Id]['path']['en']> extends never ? Id : never;
}[ScreenId];

export type ScreenMatch = { screen: ScreenId; locale: Locale; parameters: Record<string, string> };

export function isScreenId(id: string): id is ScreenId {
  return Object.hasOwn(screenTable, id);
}

/** The path as the table has it, with `{parameters}`. */
export function pattern(screen: ScreenId, locale: Locale): string {
  return rowOf(screen).path[locale];
}

export function hasParameters(screen: ScreenId): screen is Exclude<ScreenId, PlainScreenId> {
  return pattern(screen, 'en').includes('{');
}

export function accessTo(screen: ScreenId): Access {
  return rowOf(screen).access ?? 'public';
}

/** What menus and breadcrumbs call a screen. */
export function screenName(screen: PlainScreenId, locale: Locale): string {
  return screenTable[screen].name[locale];
}

/** Whether search engines should list a screen: not those that answer a form, and not those around a session. */
export function isIndexed(screen: ScreenId): boolean {
  return accessTo(screen) === 'public' && rowOf(screen).indexed !== false;
}

/** Whether the path of a screen names a member. */
export function namesMember(screen: ScreenId): boolean {
  return rowOf(screen).namesMember === true;
}

/** What the address of a screen may narrow its list by; undefined for a screen without one. */
export function filtersOf(screen: ScreenId): readonly AddressedFilter[] | undefined {
  return rowOf(screen).filters;
}

/** Whether scripts of others may run on a screen once a reader agrees. */
export function allowsOutsideScripts(screen: ScreenId): boolean {
  return rowOf(screen).outsideScripts === 'with-consent';
}

/** The path of a screen; the compiler asks for the parameters that it needs. */
export function pathTo<Id extends ScreenId>(
  screen: Id,
  locale: Locale,
  ...[parameters]: ParameterNames<(typeof screenTable)[Id]['path']['en']> extends never ? [] : [parameters: ScreenParameters<Id>]
): string {
  const values: Record<string, string> = { ...parameters };
  return pattern(screen, locale).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

const plain = new Map<string, ScreenMatch>();
const withParameters: { expression: RegExp; screen: ScreenId; locale: Locale }[] = [];
for (const screen of screenIds) {
  for (const locale of locales) {
    const path = pattern(screen, locale);
    if (!hasParameters(screen)) plain.set(path, { screen, locale, parameters: {} });
    else withParameters.push({ expression: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), screen, locale });
  }
}
// The more of a path is fixed, the sooner it is tried: /{slug} comes last.
withParameters.sort((a, b) => segments(b.expression) - segments(a.expression));

function segments(expression: RegExp): number {
  return expression.source.replace(/\(\?<\w+>\[\^\/\]\+\)/g, '').length;
}

/** The screen at a path (no query), or null. A trailing slash does not count. Parameters are decoded. */
export function screenAt(pathname: string): ScreenMatch | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const found = plain.get(path);
  if (found) return found;
  for (const { expression, screen, locale } of withParameters) {
    const match = expression.exec(path);
    const parameters = match && decodeAll({ ...match.groups });
    if (parameters) return { screen, locale, parameters };
  }
  return null;
}

/** Null where a value is not well-formed percent-encoding. */
function decodeAll(parameters: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

/** The language of any path, also of one that leads nowhere. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/es' || pathname.startsWith('/es/') ? 'es' : 'en';
}

/** The screens above one, from the outermost: what its path stands under. Home is not among them. */
export function screensAbove(screen: ScreenId): PlainScreenId[] {
  const own = pattern(screen, 'en')
    .replace(/\/\{.*$/, '/x')
    .split('/');
  const above: PlainScreenId[] = [];
  for (let length = 2; length < own.length; length++) {
    const match = plain.get(own.slice(0, length).join('/'));
    if (match && match.screen !== screen && !hasParameters(match.screen)) above.push(match.screen);
  }
  return above;
}

/** The workbench is for those who build the site: no screen of the site's own, and not there in production. */
export const workbenchPaths: Record<Locale, string> = { en: '/workbench', es: '/es/workbench' };

/** Where nothing is, for the path of the workbench or its data; null for any other path. In any case of letters, as the router has it. */
export function besideWorkbench(path: string): string | null {
  const isWorkbench = Object.values(workbenchPaths).includes(path.toLowerCase().replace(/\.data$/, ''));
  return isWorkbench ? path.replace(/workbench/i, '$&-') : null;
}

/** Pages that the router hydrates: the member area, the wizard, the workbench. All others are documents. */
export function isApplicationPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  const screen = screenAt(path)?.screen;
  return Object.values(workbenchPaths).includes(path) || (screen !== undefined && rowOf(screen).kind === 'application');
}

/** Where documents send a browser for what it may fetch in advance. */
export const speculationRulesPath = '/speculation.json';

/** What a device needs to know to install the site, in each language. */
export const manifestPaths: Record<Locale, string> = { en: '/site.webmanifest', es: '/es/site.webmanifest' };
