import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { hereOf, type Mapping } from './mapping.ts';
import type { SpaceAsset, SpaceEntry, Sys } from './space.ts';

/** Where a problem is: an entry of the space, the field and the locale as they are called there. */
export type Place = { field?: string | undefined; locale?: string | undefined };

/** The address of an entry, or of a field of it, in the web app where editors mend it. */
export function webAddress({ sys }: { sys: Sys }, mapping: Pick<Mapping, 'space' | 'environment'>, { field, locale }: Place = {}): string {
  const space = sys.space?.sys.id ?? mapping.space ?? 'unknown';
  const environment = sys.environment?.sys.id ?? mapping.environment;
  const kind = sys.type === 'Asset' ? 'assets' : 'entries';
  const url = new URL(
    `https://app.contentful.com/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}/${kind}/${encodeURIComponent(sys.id)}`,
  );
  if (field !== undefined) url.searchParams.set('focusedField', field);
  if (locale !== undefined) url.searchParams.set('focusedLocale', locale);
  return url.href;
}

/** What an entry is called where editors see it: its display field in the default locale, or its id. */
type Named = { name: string; type: string };

export function problemOf(
  item: SpaceEntry | SpaceAsset,
  { name, type }: Named,
  { mapping, field, locale, ours }: Place & { mapping: Mapping; ours?: Locale | undefined },
  { severity, message }: Pick<Problem, 'severity' | 'message'>,
): Problem {
  const address = webAddress(item, mapping, { field, locale });
  const where = [`${type} “${shortened(name, 80)}”`, field && `field ${field}`, locale].filter(Boolean).join(', ');
  return {
    severity,
    entry: hereOf(mapping, item.sys.id),
    locale: ours,
    file: address,
    line: 1,
    message: shortened(message, 600),
    place: `${where} (${address})`,
  };
}

/** What is long, by its beginning: who reads it knows then which it is. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;
}
