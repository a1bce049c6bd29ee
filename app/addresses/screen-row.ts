import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { AddressedFilter } from './list-query.ts';

/** Everything that is known of a screen. What a row leaves out holds for most: a public document that shows an entry, and is indexed. */
export type ScreenRow = {
  /** Its path in each language; `{name}` is a parameter. */
  path: Record<Locale, string>;
  /** What menus and breadcrumbs call it; its page has a title of its own. A screen with parameters has none. */
  name?: Record<Locale, string>;
  /**
   * `anonymous` screens lead into an account, or their query says what only their reader has to do with; `member` screens send an
   * anonymous visitor to sign in. Neither is kept, nor told to other sites.
   */
  access?: 'anonymous' | 'member';
  /** The route module under `app/screens/`, without its extension. */
  module?: `${string}-screen`;
  /** An application is hydrated by the router; every other page is a document, rendered on the server alone. */
  kind?: 'application';
  /** False keeps it out of search engines and sitemaps. */
  indexed?: false;
  /** The types of entries that stand at its `{slug}`. They share one address space, which is named after the first. */
  shows?: readonly [EntryType, ...EntryType[]];
  /** What its reader comes to do, which then stands beside the title: to give, or to write to us. */
  task?: 'give' | 'write';
  /** It has a form that visitors send: what there is to do on it. */
  hasForm?: true;
  /** It leads on to others, more than it is read itself. */
  isIndex?: true;
  /** Scripts of others may run there once a reader agrees. Everywhere else they never do: pages on health, forms, search, members. */
  outsideScripts?: 'with-consent';
  /** It has a list, which its address narrows by these, sorts and turns over; each makes a page of its own. */
  filters?: readonly AddressedFilter[];
  /** Its path names a member: it is cached nowhere and fetched only when it is opened, stands in no log, and no other site is told of it. */
  namesMember?: true;
};
