import SchemaBuilder from '@pothos/core';
import type { Locale } from '#config/locale.ts';
import type { ContentStore, EntryAddress, EntryTeaser } from '#services/content/library/store.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Asset } from '#services/media/store.ts';
import type { Avatars } from '#services/members/avatars/avatars.ts';
import type { ForYou } from '#services/members/for-you/for-you.ts';
import type { Members } from '#services/members/members.ts';
import type { SavedContent } from '#services/members/saved/saved-content.ts';
import type { Popularity } from '#services/search/popularity.ts';
import type { Search } from '#services/search/search.ts';

/** The card of an entry in a list, as the website builds it: the part that the gateway shows. */
export type Card = {
  /** In the language that was asked for. */
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

/** The data sources of the resolvers: services, and injected by the website, which the gateway does not import, paths and cards. */
export type Sources = {
  content: Pick<
    ContentStore,
    'latestNews' | 'productNewsTeasers' | 'ofKind' | 'upcomingEvents' | 'onScreen' | 'atSlug' | 'teasers' | 'filmSummaries' | 'episodes'
  >;
  search: Pick<Search, 'find'>;
  definition: Search['definition'];
  abbreviations: Search['abbreviations'];
  popularity: Pick<Popularity, 'articles' | 'searches' | 'countArticle' | 'countSearch'>;
  identity: Pick<Identity, 'accessToken' | 'session'>;
  members: Members;
  avatars: Pick<Avatars, 'own'>;
  forYou: Pick<ForYou, 'list' | 'noteRead'>;
  savedContent: Pick<SavedContent, 'list' | 'save' | 'remove' | 'restore'>;
  /** Null for an entry that has no page of its own. */
  pathOf(entry: EntryAddress): string | null;
  /** The paths of files, by the ids of their assets. */
  fileUrls(assets: readonly string[], locale: Locale): Promise<ReadonlyMap<string, string>>;
  /** In the order of the entries; batched: one query for all their pictures. */
  cards(entries: readonly EntryTeaser[], locale: Locale): Promise<Card[]>;
};

/** The context of the resolvers, for one request. */
export type GraphQLContext = {
  sources: Sources;
  /** The headers of the request. */
  headers: Headers;
  /** The client's address (half of an IPv6 address), as rate limits and counts use it. */
  visitor: string;
  /** The signed-in member; null for nobody. Memoised: the session is looked up once. */
  member(): Promise<Member | null>;
  /** Logs an error that the response does not show. */
  report(error: unknown, field: string): void;
};

export type Builder = ReturnType<typeof newBuilder>;

/** Creates the schema builder. Fields are not nullable unless they say so. */
export function newBuilder() {
  return new SchemaBuilder<{
    Context: GraphQLContext;
    DefaultFieldNullability: false;
    Scalars: { ID: { Input: string; Output: string }; RichText: { Input: never; Output: Document } };
  }>({ defaultFieldNullability: false });
}
