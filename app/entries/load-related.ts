import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { Entry, Place } from '#services/content/library/store.ts';
import { referencesInSections, type Section } from '#services/content/model/sections/sections.ts';
import { shelfPlansOf } from './shelves/shelf-plans.ts';

/** The sections whose one purpose is to lead on: nothing is said twice. */
const leadOn: ReadonlySet<Section['kind']> = new Set([
  'linkList',
  'linksBlock',
  'thumbnailTriplex',
  'featuredArticle',
  'personalStory',
  'podcast',
  'video',
]);

/** The cards at the end of an entry: nothing of its own section, which is listed beside them. Where an editor chose what comes next, in the text or for the screen, there are none. */
export async function loadRelated(
  { content, media }: Pick<Alba, 'content' | 'media'>,
  entry: Entry,
  { above, beside, within }: Place,
): Promise<CardProps[]> {
  const isChosen = entry.sections.some(({ kind }) => kind === 'recirculationModule') || shelfPlansOf(entry.screen ?? '').length > 0;
  if (isChosen) return [];
  const shown = referencesInSections(entry.sections.filter(({ kind }) => leadOn.has(kind))).entries;
  const inSection = [...above, ...beside, ...within].map(({ id }) => id);
  const teasers = await content.related(entry, [...shown, ...inSection]);
  const cards = await loadCards({ media }, teasers, entry.locale);
  return cards.map((card, at) => {
    // Beside a text that stays, nothing is new. A page is what it is; what else there is says so.
    const lasting = teasers[at]?.type === 'page' ? lastingCard(card) : { ...card, date: undefined, isNew: false };
    return { ...lasting, type: 'large', isFeaturedCard: cards.length === 1 };
  });
}
