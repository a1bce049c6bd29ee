import { createContext } from 'react-router';
import type { AnalyticsContainer } from '#config/third-parties.ts';
import type { ContentStore } from '#services/content/library/store.ts';
import type { Encryption } from '#services/encryption/encryption.ts';
import type { ForumLatest } from '#services/forum/forum-latest.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Caller } from '#services/identity/shared.ts';
import type { MediaStore } from '#services/media/store.ts';
import type { Asking } from '#services/members/asking/asking.ts';
import type { Avatars } from '#services/members/avatars/avatars.ts';
import type { DailyLog } from '#services/members/daily/daily-log.ts';
import type { Digests } from '#services/members/for-you/digests.ts';
import type { ForYou } from '#services/members/for-you/for-you.ts';
import type { Members } from '#services/members/members.ts';
import type { MyData } from '#services/members/my-data.ts';
import type { PublicPages } from '#services/members/public-page/public-pages.ts';
import type { Questions } from '#services/members/questions/questions.ts';
import type { Medicines } from '#services/members/reminders/medicines.ts';
import type { ReminderMail } from '#services/members/reminders/reminder-mail.ts';
import type { SaveIntents } from '#services/members/saved/save-intent.ts';
import type { SavedContent } from '#services/members/saved/saved-content.ts';
import type { Shares } from '#services/members/shares/shares.ts';
import type { VisitSummaries } from '#services/members/summary/visit-summary.ts';
import type { MemberTrials } from '#services/members/trials/member-trials.ts';
import type { Visits } from '#services/members/visits/visits.ts';
import type { Newsletter } from '#services/newsletter/newsletter.ts';
import type { Outreach } from '#services/outreach/outreach.ts';
import type { PageAlerts } from '#services/page-alerts/page-alerts.ts';
import type { PageFeedback } from '#services/page-feedback/page-feedback.ts';
import type { Popularity } from '#services/search/popularity.ts';
import type { Search } from '#services/search/search.ts';
import type { Sharing } from '#services/sharing/sharing.ts';
import type { StoryPictures } from '#services/stories/story-pictures.ts';
import type { Withdrawals } from '#services/stories/withdrawals.ts';
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
  /** Whether its reader asked for it, by a press on a page of this site or by typing its address: no other site led them here. */
  isOwnAct(headers: Headers): boolean;
  /** Who gets the newsletter. */
  newsletter: Pick<Newsletter, 'subscribe' | 'checkLink' | 'confirm' | 'preferences'>;
  /** What they have saved to read again; */
  savedContent: SavedContent;
  dailyLog: DailyLog;
  /** What is for them, and the mails that say that something new is; */
  forYou: Pick<ForYou, 'list' | 'dismiss' | 'bringBack'>;
  digests: Pick<Digests, 'leave' | 'localeOf'>;
  /** What they want to ask; */
  questions: Questions;
  /** their visits; */
  visits: Visits;
  /** what they are reminded of; */
  medicines: Medicines;
  reminderMail: Pick<ReminderMail, 'wish' | 'wishes'>;
  /** what they take along to a visit; */
  visitSummaries: VisitSummaries;
  /** and the links by which somebody who helps them reads a part of it. */
  shares: Shares;
  /** and what somebody wants to save who is not signed in yet. */
  saveIntents: SaveIntents;
  /** Whether an entry helped; */
  pageFeedback: Pick<PageFeedback, 'count'>;
  /** and who wants to be told when it changes. */
  pageAlerts: Pick<PageAlerts, 'ask' | 'confirm' | 'find' | 'leave'>;
  /** The pictures of stories; */
  storyPictures: Pick<StoryPictures, 'isKept' | 'keep'>;
  /** and how a story is taken back. */
  withdrawals: Withdrawals;
  /** For what was typed, while its member signs in again. */
  keptForms: Encryption;
  /** Containers of analytics tags, which run for who agreed. */
  analytics: readonly AnalyticsContainer[];
  /** Where the screens of the outside identity service stand; nowhere, where there is none. */
  providerOrigins: readonly string[];
  /** Takes what visitors send. */
  outreach: Outreach;
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  /** Whether who asks is shown pages that are for the people who build the site. */
  showsWorkbench: boolean;
  onError(error: unknown): void;
};

export const albaContext = createContext<Alba>();
