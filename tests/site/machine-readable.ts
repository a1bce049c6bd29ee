import type { HTMLElement } from 'node-html-parser';
import { z } from 'zod';
import { localeOfPath } from '#app/addresses/paths.ts';
import { type Locale, otherLocale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';

/*
 * What Google's documentation calls required, and what decision 70 asks for beyond it, a type each:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const url = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const text = z.string().min(1);
const typed = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.looseObject({ '@type': z.literal(type), ...shape });

const organization = typed('Organization', { name: text, url, logo: url });
const person = typed('Person', { name: text });
const page = { url, name: text, description: text, inLanguage: z.enum(['en-US', 'es']) };
const dated = { ...page, image: url, datePublished: day, dateModified: day, publisher: organization };
const { name: _, ...unnamed } = dated;
const article = { ...unnamed, headline: text.max(110), mainEntityOfPage: url, author: z.union([person, organization]) };
const place = z.union([typed('Place', { name: text, address: text }), typed('VirtualLocation', { url })]);
const step = typed('ListItem', { position: z.int(), name: text, item: url });

/** What each type of thing has to have. */
export const thingSchema = z.discriminatedUnion('@type', [
  typed('BreadcrumbList', { itemListElement: z.array(step).min(2) }),
  organization,
  typed('WebPage', dated),
  typed('CollectionPage', dated),
  typed('ImageGallery', dated),
  typed('MedicalWebPage', {
    ...dated,
    specialty: z.literal('https://schema.org/Oncologic'),
    audience: z.array(typed('MedicalAudience', { audienceType: text })).min(1),
  }).refine((thing) => 'lastReviewed' in thing === 'reviewedBy' in thing, 'a review has a day and a name'),
  typed('Article', article),
  typed('NewsArticle', article),
  typed('OpinionNewsArticle', article),
  typed('FAQPage', {
    ...page,
    mainEntity: z.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })).min(1),
  }),
  typed('Event', {
    ...page,
    startDate: moment,
    endDate: moment,
    eventStatus: url,
    eventAttendanceMode: z.enum(['Online', 'Offline', 'Mixed'].map((mode) => `https://schema.org/${mode}EventAttendanceMode`)),
    location: z.array(place).min(1),
    organizer: organization,
  }),
  typed('PodcastEpisode', {
    ...page,
    datePublished: day,
    timeRequired: z.iso.duration(),
    partOfSeries: typed('PodcastSeries', { name: text, url }),
    publisher: organization,
  }),
  typed('VideoObject', { ...page, thumbnailUrl: url, uploadDate: day, publisher: organization }),
  typed('ProfilePage', { ...page, mainEntity: typed('Person', { name: text, jobTitle: text, url }) }),
  typed('DefinedTermSet', page),
  typed('DefinedTerm', { ...page, inDefinedTermSet: url }),
]);

const territories: Record<Locale, string> = { en: 'en_US', es: 'es_US' };

/** The tags of https://ogp.me and those for cards, by name: what a page of the sitemap has to say. */
const tagsOf = (locale: Locale) => {
  const one = <Said extends z.ZodType>(said: Said) => z.tuple([said]);
  const always = {
    'og:site_name': one(z.literal(organisation.name)),
    'og:title': one(text),
    'og:description': one(text),
    'og:url': one(url),
    'og:locale': one(z.literal(territories[locale])),
    'og:locale:alternate': one(z.literal(territories[otherLocale(locale)])),
    'og:image': one(z.string().regex(/^https:\/\/alba\.example\/sharing\/[\w-]{32}\.[\w.~!'()*-]+\.jpg$/)),
    'og:image:type': one(z.literal('image/jpeg')),
    'og:image:width': one(z.literal('1200')),
    'og:image:height': one(z.literal('630')),
    'og:image:alt': one(text),
    'twitter:card': one(z.literal('summary_large_image')),
  };
  const times = { 'article:published_time': one(day), 'article:modified_time': one(day) };
  return z.union([
    z.strictObject({ ...always, 'og:type': one(z.enum(['website', 'profile'])) }),
    z.strictObject({ ...always, ...times, 'og:type': one(z.literal('article')) }),
  ]);
};
const tagSchemas = { en: tagsOf('en'), es: tagsOf('es') };

export function sharingTagsOf(document: HTMLElement): Record<string, string[]> {
  const tags = document.querySelectorAll('head meta[property], head meta[name^="twitter:"]');
  const named = tags.map(({ attributes }) => [attributes.property ?? attributes.name ?? '', attributes.content ?? ''] as const);
  return Object.fromEntries([...Map.groupBy(named, ([name]) => name)].map(([name, all]) => [name, all.map(([, content]) => content)]));
}

export function structuredTextsOf(document: HTMLElement): string[] {
  return document.querySelectorAll('script[type="application/ld+json"]').map((script) => script.text);
}

/** What the page at a path of the sitemap lacks of what it has to tell other sites and search engines, or says wrongly. */
export function machineFaults(path: string, document: HTMLElement): string[] {
  const tags = sharingTagsOf(document);
  const parsed = tagSchemas[localeOfPath(path)].safeParse(tags);
  const texts = structuredTextsOf(document);
  const head = (selector: string, attribute: string) => document.querySelector(`head ${selector}`)?.getAttribute(attribute);
  const things = texts.map((each) => thingSchema.safeParse(JSON.parse(each)));
  return [
    ...(parsed.error ? [`tags: ${z.prettifyError(parsed.error)}`] : []),
    ...(tags['og:url']?.[0] === head('link[rel=canonical]', 'href') ? [] : ['og:url is not canonical']),
    ...(tags['og:description']?.[0] === head('meta[name=description]', 'content') ? [] : ['og:description is another']),
    ...(texts.length > 0 ? [] : ['no structured data']),
    ...things.flatMap(({ error }) => (error ? [`structured data: ${z.prettifyError(error)}`] : [])),
  ].map((fault) => `${path}: ${fault}`);
}
