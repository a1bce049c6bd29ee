import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Entry, Works } from '#services/content/library/store.ts';
import type { Route } from './+types/bio-screen.ts';

type Part = { part: keyof Works; cards: CardProps[] };
type Loaded = (ReadableEntry & { parts: Part[] }) | UntranslatedEntry;

const parts = ['wrote', 'said', 'reviewed'] as const satisfies (keyof Works)[];

export const loader = document(async (request): Promise<Loaded> => {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  return { ...shown, related: [], parts: await loadParts(request.alba, shown.entry) };
});

/** What the person had a part in; what there is nothing of is left out. */
async function loadParts(alba: Alba, { type, fields, locale }: Entry): Promise<Part[]> {
  if (type !== 'bio') return [];
  const works = await alba.content.worksOf(fields.person, locale);
  const shown = parts.filter((part) => works[part].length > 0);
  return Promise.all(
    shown.map(async (part) => ({ part, cards: (await loadCards(alba, works[part], locale)).map((card) => inList(card, part)) })),
  );
}

/** What is reviewed stays; what was written or said has its day. */
function inList(card: CardProps, part: keyof Works): CardProps {
  return part === 'reviewed' ? lastingCard(card) : { ...card, isNew: false };
}

/** A person: picture, role and words, and what they wrote, said or reviewed. */
export default function BioScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<Parts name={shown.entry.title} parts={shown.parts} />} />;
}

function Parts({ name, parts: shown }: { name: string; parts: readonly Part[] }) {
  const t = useTranslate();
  return shown.map(({ part, cards }) => (
    <section key={part} id={part}>
      <h2>{t(`bio.${part}`, { name })}</h2>
      <EntryList cards={cards} />
    </section>
  ));
}
