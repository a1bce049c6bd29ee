import { createContext } from 'react-router';
import type { ContentStore } from '#services/content/library/store.ts';
import type { Encryption } from '#services/encryption/encryption.ts';
import type { ForumLatest } from '#services/forum/forum-latest.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Caller } from '#services/identity/shared.ts';
import type { MediaStore } from '#services/media/store.ts';
import type { Asking } from '#services/members/asking/asking.ts';
import type { Avatars } from '#services/members/avatars/avatars.ts';
import type { Members } from '#services/members/members.ts';
import type { MyData } from '#services/members/my-data.ts';
import type { PublicPages } from '#services/members/public-page/public-pages.ts';
import type { SaveIntents } from '#services/members/saved/save-intent.ts';
import type { SavedContent } from '#services/members/saved/saved-content.ts';
import type { MemberTrials } from '#services/members/trials/member-trials.ts';
import type { Popularity } from '#services/search/popularity.ts';
import type { Search } from '#services/search/search.ts';
import type { Sharing } from '#services/sharing/sharing.ts';
import type { Trials } from '#services/trials/trials.ts';
import type { Address } from './addresses/address.ts';

/** A file that is sent as it is made, and kept by nobody. */
export type DeliveredFile = { name: string; mediaType: string; body: ReadableStream<Uint8Array> };

/** What the server hands to every loader. */
export type Alba = {
  /** Where the request leads to. */
  address: Address;
  content: ContentStore;
  /** The same, and the one entry that is asked for though readers do not see it: for previews. */
  previews: ContentStore;
  media: MediaStore;
  /** The pictures by which pages are shared. */
  sharing: Pick<Sharing, 'pathOf'>;
  search: Search;
  popularity: Pick<Popularity, 'articles' | 'searches'>;
  /** What is talked about in the forum. */
  forum: Pick<ForumLatest, 'topics'>;
  /** The registry's studies of breast cancer. */
  trials: Pick<Trials, 'byIds' | 'copy' | 'isSample' | 'search'>;
  /** When the preview that a token allows of an entry ends, in milliseconds since 1970; null where it allows none. */
  previewExpiry(token: string, entryId: string): number | null;
  identity: Identity;
  /** The removal of what members told, and the log of it. */
  members: Pick<Members, 'diagnosis' | 'treatment' | 'log'>;
  /** Their pictures. */
  avatars: Pick<Avatars, 'own' | 'remove' | 'update'>;
  /** The questions by which they tell it. */
  asking: Asking;
  /** All that is kept of a member. */
  myData: MyData;
  /** The trials and searches that they keep. */
  memberTrials: Omit<MemberTrials, 'tellByMail'>;
  /** Sends a file in the place of the page, which a form leads to that was carried out. */
  deliver(file: DeliveredFile): void;
  /** What they made public of it. */
  publicPages: PublicPages;
  /** Who sends a request, and in which language of the site. */
  callerOf(request: Request): Caller;
  /** What they have saved to read again; */
  savedContent: SavedContent;
  /** and what somebody wants to save who is not signed in yet. */
  saveIntents: SaveIntents;
  /** For what was typed, while its member signs in again. */
  keptForms: Encryption;
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  /** Whether who asks is shown pages that are for the people who build the site. */
  showsWorkbench: boolean;
  onError(error: unknown): void;
};

export const albaContext = createContext<Alba>();
