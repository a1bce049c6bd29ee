import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { Asset } from '#services/media/store.ts';
import { definedTerm, definedTermSet } from './defined-terms.ts';
import { event } from './event.ts';
import { aboutOrganization } from './organization.ts';
import { profilePage } from './profile-page.ts';
import { faqPage, questionOf } from './questions.ts';
import { podcastEpisode, videoObject } from './recordings.ts';
import { article, collectionPage, imageGallery, medicalWebPage, webPage } from './texts.ts';
import type { StructuredThing } from './thing.ts';

type Shown = {
  page: Page;
  /** What it says is medical. */
  isMedical: boolean;
  /** It leads to others. */
  isIndex: boolean;
  assets: Readonly<Record<string, Asset>>;
};

/** What the page of an entry says of itself to search engines: nothing that it does not show. */
export function thingsOfEntry(entry: Entry, { page, isMedical, isIndex, assets }: Shown): StructuredThing[] {
  const ownPage = (): StructuredThing => (isMedical ? medicalWebPage(page, entry) : webPage(page, entry));
  switch (entry.type) {
    case 'page':
      return pageThings(entry, page, isIndex && !isMedical ? collectionPage(page, entry) : ownPage());
    case 'topic':
    case 'storyCategory':
    case 'videoSeries':
    case 'podcastCategory':
      return [collectionPage(page, entry)];
    case 'check-list':
      return [ownPage()];
    case 'gallery':
      return [imageGallery(page, entry)];
    case 'podcast':
      return [podcastEpisode(page, entry, assets)];
    case 'video':
      return [videoObject(page, entry, assets) ?? ownPage()];
    case 'event':
      return [event(page, entry)];
    case 'personalStory':
      return [article('Article', page, entry, entry.fields.writer)];
    case 'op-ed':
      return [article('OpinionNewsArticle', page, entry, entry.fields.author)];
    case 'researchNews':
      return [article('NewsArticle', page, entry, entry.fields.author)];
    case 'bio':
      return [profilePage(page, entry) ?? webPage(page, entry)];
    case 'faq':
      return [answerPage(page, entry) ?? ownPage()];
    case 'glossaryTerm':
      return [definedTerm(page, entry.fields.alsoCalled)];
    case 'person':
    case 'organisation':
      // Shown inside other pages.
      return [];
    default:
      return entry satisfies never;
  }
}

/** What the entry of some screens is besides a page. */
function pageThings(entry: Entry, page: Page, own: StructuredThing): StructuredThing[] {
  switch (entry.screen) {
    case 'glossary':
      return [own, definedTermSet(page)];
    case 'about-us':
      return [own, aboutOrganization(page.origin)];
    default:
      return [own];
  }
}

function answerPage(page: Page, entry: Entry): StructuredThing | null {
  const answered = questionOf(entry);
  return answered.length > 0 ? faqPage(page, answered) : null;
}
