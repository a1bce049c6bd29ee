import { everyDay, type StoredDay } from '#services/members/daily/day-rows.ts';
import { fieldLabel, medicinesIn } from '#services/members/daily/field.words.ts';
import { dayFields } from '#services/members/daily/shared.ts';
import { dayRow } from '#services/members/daily/table/shared.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import { type Exporter, type Owner, type Sheet, sheet } from './sheet.ts';

/** The log as a table: a day a row, and beside what stands there also what another page said of the same. */
export function daysSheet(days: readonly StoredDay[]): Sheet {
  const columns = dayFields.map((name) => {
    const label = { en: fieldLabel('en', name), es: fieldLabel('es', name) };
    return [name, name === 'medicines' ? { ...label, say: medicinesIn } : label];
  });
  return sheet({
    name: 'days',
    columns: {
      day: { en: 'Day', es: 'Día', say: (locale, cell) => dateIn(locale, String(cell)) },
      ...Object.fromEntries(columns),
      unsettled: { en: 'Also written on another device', es: 'También escrito en otro aparato' },
    },
    rows: days.map((day) => ({ unsettled: [], ...dayRow(day) })),
  });
}

/** Every day that a member wrote down, the newest first. */
export const daysOf = ({ seal, ...owner }: Owner): Promise<StoredDay[]> => (seal ? everyDay({ ...owner, seal }) : Promise.resolve([]));

/** What was written down of each day. */
export const days: Exporter = async (owner) => [daysSheet(await daysOf(owner))];
