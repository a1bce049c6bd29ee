import type { Day } from '#services/members/daily/day/shared.ts';
import { medicinesIn } from '#services/members/daily/field.words.ts';
import { offeredMedicines } from '#services/members/daily/offered.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { type Languages, type Term, termIn } from './term.ts';

/** Medicines of the treatments that go on, and what was taken besides by the log: of that also what the member typed, as it is. */
export type SummaryMedicines = { prescribed: readonly Term[]; taken: readonly Term[] };

/** So many stand on the page of what was taken: the latest. */
const mostTaken = 10;

/** @param days those that the summary is about, the newest first */
export function summaryMedicines(
  languages: Languages,
  { treatments, days }: { treatments: readonly Stored<Treatment>[]; days: readonly Day[] },
): SummaryMedicines {
  const prescribed = offeredMedicines(treatments, languages.locale).map(({ code }) => code);
  const logged = days.flatMap(({ fields }) => String(fields.medicines ?? '').split(' '));
  const codes = [...new Set(logged)].filter((code) => code !== '' && !prescribed.includes(code));
  const named = (code: string) => termIn(languages, (locale) => medicinesIn(locale, code));
  return { prescribed: prescribed.map(named), taken: [...codes.map(named), ...typedOf(days)].slice(0, mostTaken) };
}

/** What was typed, each once however it was written. */
function typedOf(days: readonly Day[]): Term[] {
  const texts = days.flatMap(({ fields }) => String(fields.otherMedicines ?? '').split(/[,;\n]/));
  const byKey = new Map<string, string>();
  for (const text of texts.map((each) => each.trim()).filter((each) => each !== '')) {
    const key = text.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()].map((said) => ({ said, own: null }));
}
