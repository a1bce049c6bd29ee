import type { Locale } from '#config/locale.ts';
import { type SignTable, type Urgency, urgencies } from '#services/content/model/signs.ts';
import { type SymptomId, symptomIds } from './shared.ts';
import { symptoms } from './symptoms.ts';

/** A sign of the table, in words: `when` names the situation in which it holds, where it does not hold for everybody. */
export type LogSign = { urgency: Urgency; words: string; when: string | null };
/** What to do about each symptom, and about a fever; the most urgent first. */
export type LogSigns = { fever: readonly LogSign[]; symptoms: Readonly<Partial<Record<SymptomId, readonly LogSign[]>>> };

/** Of the table of signs what fits a member: what holds for everybody, and what holds in her situations; for null in any. */
export function logSigns(table: SignTable, situations: ReadonlySet<string> | null, locale: Locale): LogSigns {
  const among = (names: readonly string[]): LogSign[] =>
    names
      .flatMap((name) => table.signs[name]?.rows ?? [])
      .filter(({ situation }) => situation === undefined || situations === null || situations.has(situation))
      .map(({ urgency, situation, ...row }) => ({
        urgency,
        words: plain(row[locale]),
        when: situation === undefined ? null : (table.situations[situation]?.[locale].label ?? null),
      }))
      .sort((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
  const entries = symptomIds.map((id) => [id, among(symptoms[id].signs)] as const).filter(([, signs]) => signs.length > 0);
  return { fever: among(['fever']), symptoms: Object.fromEntries(entries) };
}

/** The words of a row are inline Markdown, in which nothing but bold occurs. */
const plain = (markdown: string) => markdown.replaceAll('**', '');
