import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { testDatabase } from '#database/testing.ts';
import { publishLibrary } from '#services/content/publishing/publish-library.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { librarySearch } from './search.ts';
import { searchIndex } from './search-index.ts';

const { db } = await testDatabase();
const search = librarySearch(db);

/** Twice the same file: names are names in both languages. */
const both = (folder: string, { en, es }: { en: object; es: object }, fields: object = {}) => ({
  [`${folder}/en.md`]: entryText({ ...fields, ...en }),
  [`${folder}/es.md`]: entryText({ ...fields, ...es }),
});
const person = (id: string, name: string) =>
  both(`person/${id}`, { en: { title: name, slug: id }, es: { title: name, slug: id } }, { sample: true });
const bio = (id: string, of: string, titles: { en: string; es: string }) =>
  both(
    `bio/${id}`,
    { en: { title: titles.en, slug: id, role: 'Nurse' }, es: { title: titles.es, slug: id, role: 'Enfermera' } },
    { person: of, group: 'team' },
  );

const texts = {
  ...both('page/hair', { en: { title: 'Losing hair', slug: 'hair' }, es: { title: 'Perder el pelo', slug: 'pelo' } }),
  ...both('page/named', {
    en: { title: 'A page', slug: 'named', body: 'It names María Ñáñez Ibarrola.' },
    es: { title: 'Una página', slug: 'nombrada', body: 'Nombra a María Ñáñez Ibarrola.' },
  }),
  ...person('maria', 'María Ñáñez Ibarrola'),
  ...person('desmond', 'Desmond O’Connor-Achebe'),
  ...bio('about-maria', 'maria', { en: 'María Ñáñez Ibarrola', es: 'María Ñáñez Ibarrola' }),
  ...bio('about-desmond', 'desmond', { en: 'Our nurse', es: 'Nuestro enfermero' }),
  ...both(
    'personalStory/bald',
    { en: { title: 'Bald in June', slug: 'bald' }, es: { title: 'Calva en junio', slug: 'calva' } },
    {
      writer: 'maria',
      illustrative: true,
    },
  ),
  ...both(
    'podcast/wigs',
    { en: { title: 'Wigs', slug: 'wigs' }, es: { title: 'Pelucas', slug: 'pelucas' } },
    { duration: '12:00', transcript: 'Ana: Hello.' },
  ),
  ...both('researchNews/scalp', { en: { title: 'Cooling the scalp', slug: 'scalp' }, es: { title: 'Enfriar la cabeza', slug: 'cabeza' } }),
};

beforeAll(async () => {
  const { root } = await library(texts);
  const { problems } = await publishLibrary(db, { root, ...testPublishing, search: searchIndex });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

const ids = async (term: string, locale: Locale) =>
  (await search.find({ term, locale, limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE' })).results.map(({ teaser }) => teaser.id);

test.each<[string, Locale, string]>([
  ['podcast', 'en', 'wigs'],
  ['Podcasts', 'en', 'wigs'],
  ['pódcast', 'es', 'wigs'],
  ['podcast', 'es', 'wigs'],
  ['personal story', 'en', 'bald'],
  ['personal stories', 'en', 'bald'],
  ['historia personal', 'es', 'bald'],
  ['historias personales', 'es', 'bald'],
  ['testimonio', 'es', 'bald'],
  ['research news', 'en', 'scalp'],
  ['noticia', 'es', 'scalp'],
  ['noticias', 'es', 'scalp'],
  ['podcast about wigs', 'en', 'wigs'],
])('What a type is called finds its entries, though no text says it: %s (%s)', async (term, locale, id) => {
  const found = await ids(term, locale);
  expect(found[0]).toBe(id);
  expect(found).not.toContain('hair');
});

test.each<[string, string]>([
  ['María', 'about-maria'],
  ['maria', 'about-maria'],
  ['Ñáñez', 'about-maria'],
  ['ñañez', 'about-maria'],
  ['ibarr', 'about-maria'],
  ['maria iba', 'about-maria'],
  ['Ibarrola María', 'about-maria'],
  ['desmond', 'about-desmond'],
  ['oconnor', 'about-desmond'],
  ['Achebe', 'about-desmond'],
  ['desm', 'about-desmond'],
])('A name, or its beginning, leads to the page about a person, whatever that is called: %s', async (term, id) => {
  expect([(await ids(term, 'en'))[0], (await ids(term, 'es'))[0]]).toEqual([id, id]);
});

test('A person who is called otherwise from now on is found by the new name, though the page about them stays as it was', async () => {
  const { root } = await library({ ...texts, ...person('desmond', 'Desmond Quillfeather') });
  await publishLibrary(db, { root, ...testPublishing, search: searchIndex });
  expect((await ids('quillfeather', 'en'))[0]).toBe('about-desmond');
  expect(await ids('achebe', 'en')).not.toContain('about-desmond');
});
