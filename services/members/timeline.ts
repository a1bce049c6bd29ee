import type { Locale } from '#config/locale.ts';
import type { Stored } from './store/record-codec.ts';
import { whenWords } from './timeline.words.ts';
import { diagnosisDetail, diagnosisTitle, treatmentDetail, treatmentTitle } from './titles.ts';
import { answerIn, dateIn } from './vocabulary/answer-text.ts';
import type { Diagnosis } from './vocabulary/diagnosis/diagnosis-schema.ts';
import { fieldOf } from './vocabulary/field.ts';
import { partialDate, partsOf, precisionOf } from './vocabulary/partial-date.ts';
import { type Treatment, treatmentFields } from './vocabulary/treatment/treatment-schema.ts';

/** A day that is known only so far: any from `earliest` to `latest`, whole dates. */
export type Extent = { earliest: string; latest: string };

export type TimelineRow = {
  id: string;
  kind: 'diagnosis' | 'treatment';
  title: string;
  detail: string | null;
  /** Of a treatment, how far it is. */
  status: { code: NonNullable<Treatment['status']>; inWords: string } | null;
  /** When it was found, began or is to begin. */
  from: Extent | null;
  /** When it ended; what is found, goes on or is to begin has no end. */
  to: Extent | null;
  /** The same in words; null where nothing is known of it. */
  when: string | null;
};

export type Timeline = {
  today: string;
  todayInWords: string;
  /** By time; those without any date are the last. */
  rows: readonly TimelineRow[];
};

/** A member's diagnoses and treatments over time. Each of them is there, whatever is known of it. */
export function timelineOf(
  locale: Locale,
  { diagnoses, treatments }: Readonly<{ diagnoses: readonly Stored<Diagnosis>[]; treatments: readonly Stored<Treatment>[] }>,
  today: string,
): Timeline {
  const found = diagnoses.map((diagnosis) => diagnosisRow(locale, diagnosis, today));
  const diagnosedOn = new Map(found.map(({ id, from }) => [id, from]));
  const given = treatments.map((treatment) => {
    const row = treatmentRow(locale, treatment, today);
    const diagnosed = treatment.fields.diagnosisIds.map((id) => diagnosedOn.get(id) ?? null);
    return { row, order: orderOf(row, diagnosed) };
  });
  const rows = [...found.map((row) => ({ row, order: orderOf(row, []) })), ...given]
    .sort((one, other) => compare(one.order, other.order))
    .map(({ row }) => row);
  return { today, todayInWords: dateIn(locale, today), rows };
}

function diagnosisRow(locale: Locale, { id, fields }: Stored<Diagnosis>, today: string): TimelineRow {
  const { diagnosisDateYear: year, diagnosisDateMonth: month, diagnosisDateDay: day } = fields;
  const date = year === null ? null : partialDate({ year, month, day: month === null ? null : day });
  return {
    id,
    kind: 'diagnosis',
    title: diagnosisTitle(locale, fields),
    detail: diagnosisDetail(locale, fields),
    status: null,
    from: date === null ? null : pastExtent(date, today),
    to: null,
    when: date === null ? null : alone(locale, date),
  };
}

function treatmentRow(locale: Locale, { id, fields }: Stored<Treatment>, today: string): TimelineRow {
  const { status, startedAt, finishedAt, plannedTime } = fields;
  const from =
    status === 'planning'
      ? ifKnown(plannedTime, (date) => plannedExtent(date, today))
      : ifKnown(startedAt, (date) => pastExtent(date, today));
  const to = ifKnown(finishedAt, (date) => pastExtent(date, today));
  return {
    id,
    kind: 'treatment',
    title: treatmentTitle(locale, fields),
    detail: treatmentDetail(locale, fields),
    status: status && { code: status, inWords: answerIn(locale, fieldOf(treatmentFields.status), status) ?? status },
    // What ends in the year in which it began has begun before it ended.
    from: from && to ? { ...from, latest: lesser(from.latest, to.latest) } : from,
    to: from && to ? { ...to, earliest: greater(to.earliest, from.earliest) } : to,
    when: whenOf(locale, fields),
  };
}

function whenOf(locale: Locale, { status, startedAt, finishedAt, plannedTime }: Treatment): string | null {
  if (status === 'planning') return plannedTime && alone(locale, plannedTime);
  const [from, to] = [startedAt && inSentence(locale, startedAt), finishedAt && inSentence(locale, finishedAt)];
  if (status === 'undergoing') return from && whenWords.since[locale](from);
  if (from === null) return to && whenWords.until[locale](to);
  if (to === null) return whenWords.from[locale](from);
  return startedAt !== null && startedAt === finishedAt ? alone(locale, startedAt) : whenWords.span[locale](from, to);
}

/** A date that stands by itself, as a sentence begins. */
function alone(locale: Locale, date: string): string {
  const words = dateIn(locale, date);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A date after a preposition: a day in Spanish has its article. */
function inSentence(locale: Locale, date: string): string {
  const words = dateIn(locale, date);
  return locale === 'es' && precisionOf(date) === 'day' ? `el ${words}` : words;
}

function ifKnown(date: string | null, extent: (date: string) => Extent): Extent | null {
  return date === null ? null : extent(date);
}

/** Every day that a date may mean. */
function extentOf(date: string): Extent {
  const parts = partsOf(date);
  if (!parts) throw new RangeError('This is no date.');
  const { year, month, day } = parts;
  const last = month === null ? 31 : new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  return {
    earliest: partialDate({ year, month: month ?? 1, day: day ?? 1 }),
    latest: partialDate({ year, month: month ?? 12, day: day ?? last }),
  };
}

/** What has happened did so by today. */
function pastExtent(date: string, today: string): Extent {
  const { earliest, latest } = extentOf(date);
  return { earliest, latest: greater(earliest, lesser(latest, today)) };
}

/** What is planned lies ahead, unless it was put off. */
function plannedExtent(date: string, today: string): Extent {
  const { earliest, latest } = extentOf(date);
  return { earliest: lesser(latest, greater(earliest, today)), latest };
}

const lesser = (one: string, other: string) => (one < other ? one : other);
const greater = (one: string, other: string) => (one > other ? one : other);

type Order = readonly string[];
/** After every date. */
const never = '9999-99-99';

/**
 * By the earliest day that it may have been, diagnoses before treatments. A treatment of which a year alone is known stands after its
 * diagnosis of that year.
 */
function orderOf({ id, kind, from, to }: TimelineRow, diagnosed: readonly (Extent | null)[]): Order {
  const own = from ?? to;
  if (own === null) return [never, never, kind, id];
  const within = diagnosed.flatMap((extent) => (extent && extent.earliest <= own.latest ? extent.earliest : []));
  return [[own.earliest, ...within].reduce(greater), kind, own.latest, id];
}

function compare(one: Order, other: Order): number {
  const [mine, its] = [one.join(' '), other.join(' ')];
  if (mine === its) return 0;
  return mine < its ? -1 : 1;
}
