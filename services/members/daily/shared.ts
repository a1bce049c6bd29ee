/*
 * What a day of the log may hold. It needs nothing, so that a browser may have it.
 */

/** What members can log as more or less strong, in the order in which it is asked. Codes never change. */
export const symptomIds = [
  'tired',
  'worry',
  'nausea',
  'vomiting',
  'appetite',
  'mouth-sores',
  'diarrhea',
  'constipation',
  'numbness',
  'joint-pain',
  'hot-flashes',
  'skin',
  'swelling',
  'wound',
  'cough',
  'breath',
  'headache',
  'thinking',
] as const;
export type SymptomId = (typeof symptomIds)[number];
export type SymptomField = `symptom-${SymptomId}`;
export const symptomField = <Id extends SymptomId>(id: Id): `symptom-${Id}` => `symptom-${id}`;

export const otherFields = [
  'mood',
  'pain',
  /** In hours. */
  'sleep',
  'temperature',
  'weight',
  'weightUnit',
  /** Codes of the vocabulary of medicines, with spaces between them. */
  'medicines',
  'otherMedicines',
  'notes',
] as const;
export type DayField = SymptomField | (typeof otherFields)[number];
export const dayFields: readonly DayField[] = ['mood', 'pain', ...symptomIds.map(symptomField), ...otherFields.slice(2)];

export type DayValue = string | number;
export type DayFields = Readonly<Partial<Record<DayField, DayValue>>>;

/** How strong something is. */
export const strongest = 10;
/** In code points. */
export const longest = { notes: 2_000, otherMedicines: 300 } as const;
/** A temperature as it is read off a thermometer; which unit it is in follows from the number, since the two ranges do not meet. */
export const temperatureRanges = { celsius: { least: 30, most: 45 }, fahrenheit: { least: 86, most: 113 } } as const;
export const weightUnits = ['lb', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];
export const weightRanges = { lb: { least: 40, most: 900 }, kg: { least: 20, most: 400 } } as const;
export const mostSleep = 24;

/** Why an answer is refused. */
export const dayProblems = [
  'strength',
  'hours',
  'temperature',
  'weight',
  'too-long',
  'future',
  'too-early',
  'nothing',
  'medicine',
  'unit',
] as const;
export type DayProblem = (typeof dayProblems)[number];

/** A number as people type it, with a comma too; NaN for what is none. */
export function typedNumber(text: string): number {
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

/** A temperature in degrees Celsius, whichever it was read in. */
export function celsiusOf(temperature: number): number {
  return temperature <= temperatureRanges.celsius.most ? temperature : ((temperature - 32) * 5) / 9;
}

/** From this temperature on it is a fever, in degrees Celsius: 100.4 °F, as `content/signs.yaml` says. */
const fever = 38;

/** Whether it is a fever. Thermometers show one decimal: 100.4 °F is 38 °C. */
export function isFever(temperature: number): boolean {
  return Math.round(celsiusOf(temperature) * 10) / 10 >= fever;
}

/** A weight in kilograms. */
export function kilogramsOf(weight: number, unit: WeightUnit): number {
  return unit === 'kg' ? weight : weight * 0.453_592_37;
}
