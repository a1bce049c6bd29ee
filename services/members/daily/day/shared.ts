/*
 * A day of the log: how it is read, changed and merged. It needs nothing but what a day may hold, so that a browser may have it.
 */
import {
  type DayField,
  type DayFields,
  type DayProblem,
  type DayValue,
  dayFields,
  kilogramsOf,
  longest,
  mostSleep,
  strongest,
  temperatureRanges,
  typedNumber,
  type WeightUnit,
  weightRanges,
  weightUnits,
} from '#services/members/daily/shared.ts';

/** A day of the log. `day` is a date, `2026-11-25`. */
export type Day = {
  day: string;
  fields: DayFields;
  /** Of a field that two pages changed at once: what else was said of it; null where it was emptied. */
  conflicts: Readonly<Partial<Record<DayField, readonly (DayValue | null)[]>>>;
};

type Fields = Partial<Record<DayField, DayValue>>;
type Conflicts = Partial<Record<DayField, readonly (DayValue | null)[]>>;

/** No log is older. */
export const firstDay = '2000-01-01';
const dayLength = 24 * 3_600_000;

/** The day so many days later, or earlier. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days lie between two. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayLength);
}

/** Whether a log may have such a day. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= firstDay && !Number.isNaN(Date.parse(day)) && dayLater(day, 0) === day;
}

/** Whether something may be planned for a day: what is not of this century was mistyped. */
export const isPlannedDay = (day: string): boolean => isDay(day) && day <= '2100-12-31';

export const emptyDay = (day: string): Day => ({ day, fields: {}, conflicts: {} });

/** Whether nothing was said of the day. */
export function isEmptyDay({ fields, conflicts }: Day): boolean {
  return Object.keys(fields).length === 0 && Object.keys(conflicts).length === 0;
}

const isWithin = (value: DayValue, { least, most }: { least: number; most: number }) =>
  typeof value === 'number' && value >= least && value <= most;
const isText = (name: DayField): name is 'weightUnit' | 'medicines' | 'otherMedicines' | 'notes' =>
  name === 'weightUnit' || name === 'medicines' || name === 'otherMedicines' || name === 'notes';

/** Why a value is none of its field; null where it is one. */
function problemOf(name: DayField, value: DayValue): DayProblem | null {
  switch (name) {
    case 'sleep':
      return isWithin(value, { least: 0, most: mostSleep }) ? null : 'hours';
    case 'temperature':
      return Object.values(temperatureRanges).some((range) => isWithin(value, range)) ? null : 'temperature';
    case 'weight':
      return Object.values(weightRanges).some((range) => isWithin(value, range)) ? null : 'weight';
    case 'weightUnit':
      return weightUnits.some((unit) => unit === value) ? null : 'unit';
    case 'medicines':
      return typeof value === 'string' && /^[\w-]+(?: [\w-]+)*$/.test(value) ? null : 'medicine';
    case 'otherMedicines':
    case 'notes':
      return typeof value === 'string' && [...value].length <= longest[name] ? null : 'too-long';
    default:
      return isWithin(value, { least: 0, most: strongest }) && Number.isInteger(value) ? null : 'strength';
  }
}

/** What a form says of a field: its value, null for nothing, or why it cannot be taken. */
export function readField(name: DayField, given: string): { ok: true; value: DayValue | null } | { ok: false; code: DayProblem } {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text === '') return { ok: true, value: null };
  const value = isText(name) ? text : typedNumber(text);
  const code = problemOf(name, value);
  return code === null ? { ok: true, value } : { ok: false, code };
}

/** What is wrong with a day; `field` is null where it concerns the whole. */
export type DayMistake = { field: DayField | null; code: DayProblem };
export type ReadFields = { ok: true; fields: DayFields } | { ok: false; problems: [DayMistake, ...DayMistake[]] };

/** What a form says of all fields, as text by field. A weight has a unit, and fits it; a unit without a weight says nothing. */
export function readFields(given: Readonly<Record<string, string>>): ReadFields {
  const fields: Fields = {};
  const problems: DayMistake[] = [];
  for (const name of dayFields) {
    const read = readField(name, given[name] ?? '');
    if (!read.ok) problems.push({ field: name, code: read.code });
    else if (read.value !== null) fields[name] = read.value;
  }
  const { weight, weightUnit, ...others } = fields;
  const unit = weightUnits.find((each) => each === weightUnit) ?? 'lb';
  if (weight !== undefined && !isWithin(weight, weightRanges[unit])) problems.push({ field: 'weight', code: 'weight' });
  const [first, ...more] = problems;
  if (first) return { ok: false, problems: [first, ...more] };
  return { ok: true, fields: weight === undefined ? others : { ...others, weight, weightUnit: unit } };
}

/** Values by field, as text: what a form holds of them. */
export function textsOf(fields: DayFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

type Texts = Readonly<Record<string, string>>;
/** The fields that say something only together. */
const saidWith = (name: string) => (name === 'weight' || name === 'weightUnit' ? ['weight', 'weightUnit'] : [name]);

/** What a form holds that it did not begin with, as text by field: of a weight and its unit both, or none. */
export function typedSince(begun: Texts, texts: Texts): Texts {
  const isTyped = (name: string) => (texts[name] ?? '') !== (begun[name] ?? '');
  return Object.fromEntries(Object.entries(texts).filter(([name]) => saidWith(name).some(isTyped)));
}

/** What was typed in the other fields. */
export function typedBeside(name: DayField, typed: Texts): Texts {
  return Object.fromEntries(Object.entries(typed).filter(([each]) => !saidWith(name).includes(each)));
}

/** A day as it was stored, without what is not known any more. */
export function knownDay(stored: {
  day: string;
  fields: Readonly<Record<string, DayValue>>;
  conflicts: Readonly<Record<string, readonly (DayValue | null)[]>>;
}): Day {
  const fields: Fields = {};
  const conflicts: Conflicts = {};
  for (const name of dayFields) {
    const [value, others] = [stored.fields[name], stored.conflicts[name]];
    if (value !== undefined && problemOf(name, value) === null) fields[name] = value;
    const known = others?.filter((each) => each === null || problemOf(name, each) === null) ?? [];
    if (known.length > 0 && name !== 'weightUnit') conflicts[name] = known;
  }
  return { day: stored.day, fields, conflicts };
}

/** A weight and its unit are said together: they are merged as one, and all that was said of a weight is in the unit of its day. */
const mergedFields = dayFields.filter((name) => name !== 'weightUnit');
const unitOf = ({ weightUnit }: DayFields): WeightUnit => (weightUnit === 'kg' ? 'kg' : 'lb');
const inUnit = (weight: number, from: WeightUnit, to: WeightUnit) =>
  from === to ? weight : Math.round((kilogramsOf(weight, from) / kilogramsOf(1, to)) * 10) / 10;

function weighedIn(unit: WeightUnit, fields: DayFields): DayFields {
  const { weight } = fields;
  return typeof weight === 'number' ? { ...fields, weight: inUnit(weight, unitOf(fields), unit), weightUnit: unit } : fields;
}

/** With the unit of its weights, where it has one. */
function withUnit({ fields, ...day }: Day, unit: WeightUnit): Day {
  const { weightUnit: _, ...others } = fields;
  const isWeighed = fields.weight !== undefined || (day.conflicts.weight?.some((each) => each !== null) ?? false);
  return { ...day, fields: isWeighed ? { ...fields, weightUnit: unit } : others };
}

/** What a page showed of a day, and what was sent from it. */
export type DayChange = { seen: DayFields; sent: DayFields };

/**
 * Puts what was changed on one page into the day as it is by now, field by field: what only this page changed is taken, what it left
 * alone stays as it is. Where another page changed the same field meanwhile, that one stays, and this one's is kept beside it for the
 * member to choose.
 */
export function mergeDay(current: Day, change: DayChange): Day {
  const conflicts: Conflicts = { ...current.conflicts };
  const { weight, weightUnit } = current.fields;
  // What replaces a weight may have another unit; what stands beside one is brought into its own.
  const isReplaced = !conflicts.weight && weight === change.seen.weight && unitOf(current.fields) === unitOf(change.seen);
  const unit = unitOf(isReplaced || weightUnit === undefined ? change.sent : current.fields);
  const [standing, seen, sent] = [weighedIn(unit, current.fields), weighedIn(unit, change.seen), weighedIn(unit, change.sent)];
  const fields: Fields = { ...standing };
  for (const name of mergedFields) {
    const [now, mine] = [standing[name], sent[name]];
    if (mine === seen[name] || mine === now) continue;
    if (now !== seen[name]) conflicts[name] = [...new Set([...(conflicts[name] ?? []), mine ?? null])];
    else if (mine === undefined) delete fields[name];
    else fields[name] = mine;
  }
  return withUnit({ ...current, fields, conflicts }, unit);
}

/**
 * Takes a whole day in that was written elsewhere, as a page that had seen nothing of it: nothing that stands there changes, and what
 * is said otherwise stands beside it. Taken in again, it changes nothing.
 */
export function takeInDay(current: Day, brought: Day): Day {
  const merged = mergeDay(current, { seen: {}, sent: brought.fields });
  const { fields } = merged;
  const [from, unit] = [unitOf(brought.fields), unitOf(fields.weightUnit === undefined ? brought.fields : fields)];
  const conflicts: Conflicts = { ...merged.conflicts };
  for (const name of mergedFields) {
    const said = brought.conflicts[name]?.map((each) => (name === 'weight' && typeof each === 'number' ? inUnit(each, from, unit) : each));
    const others = said?.filter((each) => each !== (fields[name] ?? null)) ?? [];
    if (others.length > 0) conflicts[name] = [...new Set([...(conflicts[name] ?? []), ...others])];
  }
  return withUnit({ ...merged, conflicts }, unit);
}

/** Takes one of what was said of a field: `null` for what stands there already, else its place among the others. */
export function chooseIn(current: Day, name: DayField, place: number | null): Day {
  const { [name]: said = [], ...conflicts } = current.conflicts;
  if (place === null) return withUnit({ ...current, conflicts }, unitOf(current.fields));
  const chosen = said[place];
  if (chosen === undefined) return current;
  const { [name]: _, ...fields } = current.fields;
  return withUnit({ ...current, conflicts, fields: chosen === null ? fields : { ...fields, [name]: chosen } }, unitOf(current.fields));
}
