import { type CardProps, cardOfTeaser, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import { nearestQuestions } from '#services/content/library/questions.ts';
import type { Entry, Place } from '#services/content/library/store.ts';
import { referencesInSections, type Section } from '#services/content/model/sections/sections.ts';
import { shelfPlansOf } from './shelves/shelf-plans.ts';

/** The sections whose one purpose is to lead on: nothing is said twice. */
const leadOn: ReadonlySet<Section['kind']> = new Set([
  'linkList',
  'linksBlock',
  'thumbnailTriplex',
  'featuredArticle',
  'checkListCard',
  'personalStory',
  'podcast',
  'video',
]);

/** A page that is all ways on, each put there by its editor: nothing is added to them. */
export function isHub({ sections }: Pick<Entry, 'sections'>): boolean {
  return sections.some(({ kind }) => kind === 'checkListCard');
}

/** What an entry ends with: nothing of its own section, which is listed beside them. Where an editor chose what comes next, in the text or for the screen, there is nothing. */
export async function loadRelated(
  { content, media }: Pick<Alba, 'content' | 'media'>,
  entry: Entry,
  { above, beside, within }: Place,
): Promise<CardProps[]> {
  if (entry.type === 'faq') return otherQuestions(content, entry);
  const isChosen =
    entry.sections.some(({ kind }) => kind === 'recirculationModule' || kind === 'checkListCard') ||
    shelfPlansOf(entry.screen ?? '').length > 0;
  if (isChosen) return [];
  const shown = referencesInSections(entry.sections.filter(({ kind }) => leadOn.has(kind))).entries;
  const inSection = [...above, ...beside, ...within].map(({ id }) => id);
  const teasers = await content.related(entry, [...shown, ...inSection]);
  const cards = await loadCards({ media }, teasers, entry.locale);
  return cards.map((card, at) => {
    // Beside a text that stays, nothing is new. A page is what it is; what else there is says so.
    return teasers[at]?.type === 'page' ? lastingCard(card) : { ...card, date: undefined, isNew: false };
  });
}

/** After an answer come other questions, by their words alone. */
async function otherQuestions(content: Alba['content'], { id, locale }: Entry): Promise<CardProps[]> {
  const nearest = nearestQuestions(await content.questions(locale), id);
  const place = { pictures: {}, locale, now: Date.now() };
  return nearest.map((teaser) => lastingCard(cardOfTeaser(teaser, place)));
}
