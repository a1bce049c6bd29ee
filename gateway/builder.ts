import SchemaBuilder from '@pothos/core';
import type { Locale } from '#config/locale.ts';
import type { ContentStore, EntryAddress, EntryTeaser } from '#services/content/library/store.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Asset } from '#services/media/store.ts';
import type { Popularity } from '#services/search/popularity.ts';
import type { Search } from '#services/search/search.ts';

/** What the gateway knows of a card of the website: what news show of themselves. */
export type Card = {
  label?: string | undefined;
  eyebrowText?: string | undefined;
  title: string;
  richTextContent?: Document | undefined;
  date?: string | undefined;
  imageSource?: Asset | undefined;
  imageAlt?: string | undefined;
  storyWriterImageSource?: Asset | undefined;
  writer?: { name: string; sample: boolean } | undefined;
  buttonLabel?: string | undefined;
  buttonStyling?: string | undefined;
  link?: string | undefined;
  promotedBy?: string | undefined;
};

/** What the schema asks: services, and of the website, which it does not import, where entries stand and how they look in a list. */
export type Sources = {
  content: Pick<ContentStore, 'latestNews' | 'productNewsTeasers' | 'upcomingEvents' | 'onScreen' | 'atSlug' | 'teasers'>;
  search: Pick<Search, 'find'>;
  popularity: Pick<Popularity, 'articles' | 'searches' | 'countArticle' | 'countSearch'>;
  identity: Pick<Identity, 'session'>;
  /** Null for an entry that has no page of its own. */
  pathOf(entry: EntryAddress): string | null;
  /** In the order of the entries, with all their pictures in one question. */
  cards(entries: readonly EntryTeaser[], locale: Locale): Promise<Card[]>;
};

/** What a query is answered with. */
export type GraphQLContext = {
  sources: Sources;
  /** The headers of the request. */
  headers: Headers;
  /** Who asks, as far as visitors are told apart at all. */
  visitor: string;
  /** Who is signed in; null for nobody. However often it is asked, the session is looked up once. */
  member(): Promise<Member | null>;
  /** Notes what went wrong where the answer does not say so. */
  report(error: unknown, field: string): void;
};

export type Builder = ReturnType<typeof newBuilder>;

/** What the types of one schema are added to. Nothing is null unless it says so. */
export function newBuilder() {
  return new SchemaBuilder<{
    Context: GraphQLContext;
    DefaultFieldNullability: false;
    Scalars: { ID: { Input: string; Output: string }; RichText: { Input: never; Output: Document } };
  }>({ defaultFieldNullability: false });
}
