import { stateOf } from '#services/members/store/for-you-state.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import { type Exporter, sheet } from './sheet.ts';

const kinds = { dismissed: { en: 'Dismissed', es: 'Descartada' }, read: { en: 'Read', es: 'Leída' } } as const;

/** What was dismissed, and what was read with recommendations switched on. */
export const forYou: Exporter = async ({ seal, ...owner }) => {
  const { dismissed, read } = seal ? await stateOf({ ...owner, seal }) : { dismissed: [], read: [] };
  const lines = [...dismissed.map((each) => ({ ...each, what: 'dismissed' })), ...read.map((each) => ({ ...each, what: 'read' }))];
  return [
    sheet({
      name: 'forYou',
      isLines: true,
      columns: {
        entry: { en: 'Number of the page', es: 'Número de la página' },
        what: { en: 'What you did', es: 'Qué hizo', say: (locale, cell) => kinds[cell === 'read' ? 'read' : 'dismissed'][locale] },
        on: { en: 'Day', es: 'Día', say: (locale, cell) => dateIn(locale, String(cell)) },
      },
      rows: lines.map(({ entry, what, on }) => ({ entry, what, on })),
    }),
  ];
};
