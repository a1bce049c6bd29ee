import type { CardLabel } from '#app/i18n/entry-labels.ts';
import css from './LabelIcon.module.css';

const heart = 'M12 20C5.4 15.2 3 12.2 3 8.7a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.4 6.5-9 11.3Z';
const calendar = 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4';

/** An article is what most cards lead to: it has no sign, and neither has what only sorts. */
const drawings: Partial<Record<CardLabel, string>> = {
  'Op-Ed': 'M4 20l1-4.5L15.5 5 19 8.5 8.5 19zM13 7.5 16.5 11',
  'Personal stories': 'M4 5h16v11h-9l-5 4v-4H4z',
  'Special report': 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6.5M9 16.5h6.5',
  'Image gallery': 'M3.5 5h17v14h-17zM4 16.5l5-5 4 4 3-3 4 4M16 8.7h.01',
  Podcast: 'M12 3a3 3 0 0 1 3 3v5.5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  Donate: heart,
  Video: 'M3.5 5h17v14h-17zM10 9v6l5-3z',
  Promo: 'M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12zM8 8h.01',
  Event: calendar,
  'Town Hall': calendar,
  Fundraise: heart,
  'Monthly giving': heart,
  'Planned giving': heart,
  Partnerships: 'M9 7a5 5 0 1 0 0 10A5 5 0 1 0 9 7ZM15 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10Z',
  'More ways to give': heart,
};

/** The sign of a label, beside its words. */
export function LabelIcon({ label }: { label: CardLabel }) {
  const drawing = drawings[label];
  if (drawing === undefined) return null;
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
