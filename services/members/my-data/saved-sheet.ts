import { locales } from '#config/locale.ts';
import { everySaved, type SavedRow } from '#services/members/saved/saved-rows.ts';
import { type Exporter, moment, type Row, sheet } from './sheet.ts';

/** What was saved to read again, under the title that it had then. */
export const saved: Exporter = async ({ seal, ...owner }) => {
  const found = seal ? await everySaved({ ...owner, seal }) : [];
  const titlesOf = new Map<Row, SavedRow['titles']>();
  const rows = found.map(({ titles, savedAt, entry, type }) => {
    const row = { title: locales.map((locale) => titles[locale]).find(Boolean) ?? entry, savedAt: savedAt.toISOString(), entry, type };
    titlesOf.set(row, titles);
    return row;
  });
  return [
    sheet({
      name: 'saved',
      isLines: true,
      columns: {
        title: { en: 'Page', es: 'Página', say: (locale, cell, row) => titlesOf.get(row)?.[locale] ?? String(cell) },
        savedAt: { en: 'Saved', es: 'Guardada', say: moment },
        entry: { en: 'Number of the page', es: 'Número de la página', say: () => null },
        type: { en: 'Kind of page', es: 'Tipo de página', say: () => null },
      },
      rows,
    }),
  ];
};
