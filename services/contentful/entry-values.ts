import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { hasErrors } from '#services/content/source/check-entry.ts';
import { convert } from './field-value.ts';
import { valueWithLocale } from './locales.ts';
import { own, type Source } from './mapping.ts';
import { problemOf } from './place.ts';
import { linkIn, type SpaceEntry } from './space.ts';
import type { SpaceView } from './space-view.ts';

/** Contentful’s own limits are less. */
const mostItems = 5_000;
/** Of one language of an entry, so many are told: who mends these finds the next. */
const mostProblems = 200;

/** The values of an entry's fields, and of the entries in it, in one language; and what is wrong with them. */
export class EntryValues {
  readonly view: SpaceView;
  readonly entry: SpaceEntry;
  readonly locale: Locale;
  /** The locale as it is called in the space. */
  readonly theirs: string;
  readonly problems: Problem[] = [];

  constructor(view: SpaceView, entry: SpaceEntry, locale: Locale) {
    this.view = view;
    this.entry = entry;
    this.locale = locale;
    this.theirs = view.mapping.locales[locale] ?? view.defaultLocale;
  }

  /** What a path leads to. */
  at(entry: SpaceEntry, path: string): unknown {
    const [name = '', ...more] = path.split('.');
    if (name === 'sys') return Reflect.get(entry.sys, more.join('.')) ?? null;
    const value = this.#of(entry, name);
    if (more.length === 0) return value;
    const link = linkIn(Array.isArray(value) ? value[0] : value);
    const target = link?.linkType === 'Entry' ? this.view.entry(link.id) : null;
    return target ? this.at(target, more.join('.')) : null;
  }

  #of(entry: SpaceEntry, name: string): unknown {
    const values = own(entry.fields, name);
    const found = valueWithLocale(values, this.theirs, this.view.space.locales);
    const shared = !found && this.view.isShared(entry, name) ? (own(values, this.view.defaultLocale) ?? null) : null;
    const value = found ? found.value : shared;
    if (!Array.isArray(value) || value.length <= mostItems) return value;
    this.say('error', `holds more than ${mostItems} things`, name, entry);
    return null;
  }

  /** The id, here, of what a link leads to; null where that does not come along. */
  idOfLink({ linkType, id }: { linkType: string; id: string }): string | null {
    if (linkType === 'Asset') return this.view.assetId(id);
    return this.view.entry(id) ? this.view.idOf(id) : null;
  }

  /** The first of the source that has a value, in words. */
  words(entry: SpaceEntry, source: Source): string | null {
    for (const path of source) {
      const { value } = convert(this.at(entry, path), 'words', (link) => this.idOfLink(link));
      if (value !== null && value !== '') return String(value).replace(/\s+/g, ' ');
    }
    return null;
  }

  flag(entry: SpaceEntry, source: Source): boolean | null {
    const value = this.at(entry, source[0] ?? '');
    return typeof value === 'boolean' ? value : null;
  }

  linked(entry: SpaceEntry, source: Source): SpaceEntry[] {
    return this.#links(entry, source).flatMap(({ linkType, id }) => {
      const target = linkType === 'Entry' ? this.view.entry(id) : null;
      if (linkType === 'Entry' && !target)
        this.say('warning', `links to the entry ${id}, which is not there: it was left out`, source[0], entry);
      return target ?? [];
    });
  }

  pictures(entry: SpaceEntry, source: Source): { id: string; caption: string | null }[] {
    return this.#links(entry, source).flatMap(({ id }) => {
      const asset = this.view.assetId(id);
      if (asset === null) this.say('warning', `shows the asset ${id}, which is not there: it was left out`, source[0], entry);
      return asset === null ? [] : [{ id: asset, caption: null }];
    });
  }

  #links(entry: SpaceEntry, source: Source): { linkType: string; id: string }[] {
    return source.flatMap((path) => [this.at(entry, path)].flat().flatMap((value) => linkIn(value) ?? []));
  }

  say(severity: Problem['severity'], message: string, path?: string, entry: SpaceEntry = this.entry): void {
    // An error is what keeps it from being published: one is told in any case.
    if (this.problems.length >= mostProblems && (severity !== 'error' || hasErrors(this))) return;
    const field = path?.split('.', 1)[0];
    const named = { name: this.view.nameOf(entry), type: entry.sys.contentType.sys.id };
    const place = { mapping: this.view.mapping, field: field === 'sys' ? undefined : field, locale: this.theirs, ours: this.locale };
    const problem = problemOf(entry, named, place, { severity, message });
    this.problems.push({ ...problem, entry: this.view.idOf(this.entry.sys.id) });
  }
}
