import { hereOf, type Mapping, own, type SectionMapping, type TypeMapping } from './mapping.ts';
import type { Named } from './rich-text/read-document.ts';
import type { Space, SpaceEntry } from './space.ts';
import { type State, stateOf } from './states.ts';

export type Chosen = { withDrafts: boolean };

/** A space as the mapping sees it: which entries come along, what they become, and how they are called here. */
export class SpaceView {
  readonly space: Space;
  readonly mapping: Mapping;
  readonly defaultLocale: string;
  readonly #withDrafts: boolean;
  readonly #hasAsset: (id: string) => boolean;

  constructor(space: Space, mapping: Mapping, { withDrafts, hasAsset }: Chosen & { hasAsset(id: string): boolean }) {
    this.space = space;
    this.mapping = mapping;
    this.defaultLocale = space.locales.find((locale) => locale.default)?.code ?? mapping.locales.en ?? 'en-US';
    this.#withDrafts = withDrafts;
    this.#hasAsset = hasAsset;
  }

  /** The id of an entry or an asset here. */
  idOf(id: string): string {
    return hereOf(this.mapping, id);
  }

  /** Whether what stands so in its space comes along. */
  takes(state: State): boolean {
    return state === 'published' || state === 'changed' || (state === 'draft' && this.#withDrafts);
  }

  /** An entry that comes along; null for any other. */
  entry(id: string): SpaceEntry | null {
    const entry = this.space.entries.get(id);
    return entry && this.takes(stateOf(entry.sys)) ? entry : null;
  }

  assetId(id: string): string | null {
    const asset = this.space.assets.get(id);
    return asset && this.takes(stateOf(asset.sys)) && this.#hasAsset(this.idOf(id)) ? this.idOf(id) : null;
  }

  typeOf(entry: SpaceEntry): TypeMapping | null {
    return own(this.mapping.types, entry.sys.contentType.sys.id) ?? null;
  }

  sectionOf(entry: SpaceEntry): SectionMapping | null {
    return own(this.mapping.sections, entry.sys.contentType.sys.id) ?? null;
  }

  named(id: string): Named {
    const entry = this.entry(id);
    if (!entry) return { kind: 'missing' };
    if (this.typeOf(entry)) return { kind: 'page', id: this.idOf(id) };
    if (this.sectionOf(entry)) return { kind: 'section' };
    return { kind: 'unplaced', type: entry.sys.contentType.sys.id, title: this.nameOf(entry) };
  }

  /** What editors see an entry called: its display field, or its id. */
  nameOf({ sys, fields }: SpaceEntry): string {
    const type = this.space.contentTypes.get(sys.contentType.sys.id);
    const values = own(fields, type?.displayField ?? 'title') ?? own(fields, 'name');
    const name = own(values, this.defaultLocale) ?? Object.values(values ?? {})[0];
    return typeof name === 'string' && name.trim() !== '' ? name.trim() : sys.id;
  }

  /** Whether a field has one value for all locales; of a type that nobody described, it may. */
  isShared(entry: SpaceEntry, field: string): boolean {
    const fields = this.space.contentTypes.get(entry.sys.contentType.sys.id)?.fields;
    return fields?.find(({ id }) => id === field)?.localized !== true;
  }
}
