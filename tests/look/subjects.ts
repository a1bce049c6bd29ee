import { accessTo, hasParameters, namesMember, pathTo, screenAt, workbenchPaths } from '#app/addresses/paths.ts';
import { type ScreenId, screenIds } from '#app/addresses/screen-table.ts';
import { type Locale, locales } from '#config/locale.ts';
import { sampleAccount } from '#server/development/sample-record.ts';
import { pathsIn } from '../bench/heaviest.ts';

/** Something to look at, with its paths. `of` is what was asked for; what is for members is looked at signed in. */
export type Subject = { name: string; of: string; paths: Record<Locale, string>; isForMembers: boolean };

export const workbench = 'workbench';
const results = 'search.results';
const urgent = 'article.urgent';
const event = 'event';
export const subjectNames: readonly string[] = [...screenIds, results, urgent, event, workbench];

/** All that is for members, or of one. */
export const ofMembers: readonly string[] = screenIds.filter((screen) => accessTo(screen) === 'member' || namesMember(screen));

/** One of each template, and of each kind of screen that has none. */
export const templates: readonly string[] = [
  'home',
  'about-you.newly-diagnosed',
  'treatment.chemotherapy',
  urgent,
  'about-us.ways-to-give',
  event,
  'topics.category',
  results,
  'glossary',
  'helplines',
  'contact',
  'sign-up',
  'error.404',
];

/** What no entry, and no path alone, is an example of. */
const examples: Record<string, Record<Locale, string>> = {
  [workbench]: workbenchPaths,
  [results]: { en: `${pathTo('search', 'en')}?q=lymphedema`, es: `${pathTo('search', 'es')}?q=linfedema` },
  [urgent]: page({ en: 'infection-and-fever', es: 'infeccion-y-fiebre' }),
  member: { en: pathTo('member', 'en', sampleAccount), es: pathTo('member', 'es', sampleAccount) },
  [event]: page({ en: 'evening-circle-december', es: 'noche-para-conversar-diciembre' }),
  'error.other': { en: pathTo('error.other', 'en', { status: '418' }), es: pathTo('error.other', 'es', { status: '418' }) },
};

function page(slugs: Record<Locale, string>): Record<Locale, string> {
  return { en: pathTo('page', 'en', { slug: slugs.en }), es: pathTo('page', 'es', { slug: slugs.es }) };
}

/** A part of a screen that has an address of its own, such as a section of the profile. */
export type Part = { screen: ScreenId; name: string; paths: Record<Locale, string> };

/**
 * Where to look: a screen with parameters shows the first entry that it has, one with parts each of them; one without an entry is
 * left out.
 */
export async function subjectsAt(origin: string, names: readonly string[], parts: readonly Part[]): Promise<Subject[]> {
  const files = await pathsIn(origin, '/sitemap.xml');
  const published = (await Promise.all(files.map((file) => pathsIn(origin, file)))).flat();
  return names.flatMap((name): Subject[] => {
    const asked = { of: name, isForMembers: ofMembers.includes(name) };
    const own = parts.filter(({ screen }) => screen === name);
    if (own.length > 0) return own.map((part) => ({ name: `${name}.${part.name}`, paths: part.paths, ...asked }));
    const pathIn = (locale: Locale) => examples[name]?.[locale] ?? plainPath(name, locale) ?? firstOf(published, name, locale);
    const [en, es] = locales.map(pathIn);
    return en && es ? [{ name, paths: { en, es }, ...asked }] : [];
  });
}

function plainPath(name: string, locale: Locale): string | undefined {
  const screen = screenIds.find((each) => each === name);
  return screen && !hasParameters(screen) ? pathTo(screen, locale) : undefined;
}

function firstOf(paths: readonly string[], name: string, locale: Locale): string | undefined {
  return paths.find((path) => {
    const match = screenAt(path);
    return match?.screen === name && match.locale === locale;
  });
}
