import type { Locale } from '#config/locale.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { type Labels, labelsIn } from './field.words.ts';
import { type LogSigns, logSigns } from './log-signs.ts';
import { dayProblemIn } from './problem.words.ts';
import { type DayProblem, dayProblems, symptomIds } from './shared.ts';
import type { ShownSymptom } from './shown/shared.ts';
import { shownSymptom } from './shown-log.ts';
import { symptoms } from './symptoms.ts';

/**
 * What a log on a device is made of, in one language. Nobody tells a treatment there: so it is everybody's symptoms that are asked first,
 * and each sign is shown with the situation in which it holds.
 */
export type DeviceLog = {
  labels: Labels;
  symptoms: readonly (ShownSymptom & { isFirst: boolean })[];
  signs: LogSigns;
  /** Why an answer is refused. */
  problems: Readonly<Partial<Record<DayProblem, string>>>;
};

export function deviceLog(table: SignTable, locale: Locale): DeviceLog {
  const problems = Object.fromEntries(dayProblems.map((code) => [code, dayProblemIn(locale, code, null)]));
  return {
    labels: labelsIn(locale),
    symptoms: symptomIds.map((id) => ({ ...shownSymptom(locale, id), isFirst: symptoms[id].fits === 'everybody' })),
    signs: logSigns(table, null, locale),
    problems,
  };
}
