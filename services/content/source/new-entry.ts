import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { typeDefinitions } from '#services/content/model/entries/entry-types.ts';

/** What a type cannot be without, as an editor would write it. */
const needed: Record<EntryType, string> = {
  page: '',
  topic: '',
  podcast: 'duration: "30:00"\ntranscript: "Name: …"\n',
  podcastCategory: '',
  video: '',
  videoSeries: '',
  event: 'startsAt: 2030-01-01T18:00:00-05:00\nendsAt: 2030-01-01T19:00:00-05:00\n',
  gallery: '',
  'check-list': 'items:\n  - id: first\n    text: …\n',
  personalStory: 'writer: sample-person\nillustrative: true\n',
  storyCategory: '',
  'op-ed': 'author: sample-person\n',
  researchNews: '',
  bio: 'person: sample-person\nrole: …\ngroup: team\n',
  faq: '',
  glossaryTerm: '',
  person: 'sample: true\n',
  organisation: 'url: https://example.org\n',
};

const words: Record<Locale, { title: string; teaser: string; heading: string; body: string }> = {
  en: {
    title: 'Title',
    teaser: 'One or two plain sentences that say what a reader finds here.',
    heading: 'First heading',
    body: 'The first lines answer the question that the reader came with.',
  },
  es: {
    title: 'Título',
    teaser: 'Una o dos frases sencillas que dicen qué encuentra aquí quien lee.',
    heading: 'Primer encabezado',
    body: 'Las primeras líneas responden la pregunta con la que llegó quien lee.',
  },
};

/** The text of a new entry: a draft that the content check accepts as it is. */
export function newEntry(type: EntryType, id: string, locale: Locale, today: string): string {
  const { title, teaser, heading, body } = words[locale];
  const slug = typeDefinitions[type].shown === 'inside' ? '' : `slug: ${id}\n`;
  const text = typeDefinitions[type].body === 'required' ? `\n## ${heading} {#first}\n\n${body}\n` : '';
  return `---\ntitle: ${title}\n${slug}teaser: ${teaser}\nstatus: draft\npublishedAt: ${today}\nupdatedAt: ${today}\n${needed[type]}---\n${text}`;
}
