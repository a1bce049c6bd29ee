import type { Article, MedicalWebPage, NewsArticle, OpinionNewsArticle, WebPage } from 'schema-dts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import { publisher } from './organization.ts';
import { pictureOf, textOn } from './thing.ts';

type Dated = Pick<Entry, 'publishedAt' | 'updatedAt'>;

/** What every page says of itself besides its words. */
function pageOf(page: Page, { publishedAt, updatedAt }: Dated) {
  return {
    ...textOn(page),
    ...pictureOf(page),
    datePublished: publishedAt,
    dateModified: updatedAt,
    publisher: publisher(page.origin),
  };
}

/** https://schema.org/WebPage: a page that advises nobody, such as a policy. */
export function webPage(page: Page, entry: Dated): Exclude<WebPage, string> {
  return { '@type': 'WebPage', ...pageOf(page, entry) };
}

/** https://schema.org/CollectionPage: a page that leads to others. */
export function collectionPage(page: Page, entry: Dated): Exclude<WebPage, string> {
  return { '@type': 'CollectionPage', ...pageOf(page, entry) };
}

/** https://schema.org/ImageGallery */
export function imageGallery(page: Page, entry: Dated): Exclude<WebPage, string> {
  return { '@type': 'ImageGallery', ...pageOf(page, entry) };
}

/** https://schema.org/MedicalWebPage. Reviewed is only what a person who exists has reviewed, by name. */
export function medicalWebPage(page: Page, entry: Entry): Exclude<MedicalWebPage, string> {
  const { reviewedBy, reviewedAt, linked, tags } = entry;
  const isReviewed = reviewedBy !== null && reviewedAt !== null && !linked.some(({ sample, title }) => sample && title === reviewedBy);
  const readers = tags.personas.includes('caring-for-someone') ? (['Patient', 'Caregiver'] as const) : (['Patient'] as const);
  return {
    '@type': 'MedicalWebPage',
    ...pageOf(page, entry),
    specialty: 'https://schema.org/Oncologic',
    audience: readers.map((audienceType) => ({ '@type': 'MedicalAudience', audienceType })),
    ...(isReviewed ? { lastReviewed: reviewedAt, reviewedBy: { '@type': 'Person', name: reviewedBy } } : {}),
  };
}

/** https://schema.org/Article, and its subtypes: what somebody wrote at a time. Who is made up as a sample is nobody's author. */
export function article<Type extends 'Article' | 'NewsArticle' | 'OpinionNewsArticle'>(
  type: Type,
  page: Page,
  entry: Entry,
  authorId: string | undefined,
) {
  const { name: headline, ...rest } = pageOf(page, entry);
  const author = entry.linked.find(({ id, sample }) => id === authorId && !sample);
  return {
    '@type': type,
    ...rest,
    headline,
    mainEntityOfPage: rest.url,
    author: author ? ({ '@type': 'Person', name: author.title } as const) : publisher(page.origin),
  } satisfies Exclude<Article | NewsArticle | OpinionNewsArticle, string>;
}
