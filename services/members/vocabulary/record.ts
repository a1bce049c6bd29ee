import { z } from 'zod';
import { type Problem, type ProblemCode, problemCodes } from '#services/members/shared.ts';
import { type Field, fieldOf } from './field.ts';

/*
 * A record is a profile, a diagnosis or a treatment: fields, which of them are asked, what follows from answers, and rules across fields.
 * Forms, the gateway and the store all come through `accept` and `change`.
 */

export type FieldName<Answers> = keyof Answers & string;
/** A field is asked only where other answers, `on`, are such. `anew`: whenever these change, it is asked again. */
export type AskedWhen<Answers> = {
  field: FieldName<Answers>;
  on: readonly FieldName<Answers>[];
  when(record: Answers): boolean;
  anew?: true;
};
/**
 * A field that follows from others, `from`; undefined where they do not decide it, and it is asked. Of a list, `besides` are the codes
 * that they say nothing of: those are asked all the same.
 */
export type Derivation<Answers> = {
  [Name in FieldName<Answers>]: {
    field: Name;
    from: readonly FieldName<Answers>[];
    value(record: Answers): Answers[Name] | undefined;
    besides?: readonly string[];
  };
}[FieldName<Answers>];
/** Of a field's values only those that go with other answers. */
export type ChoicesBy<Answers> = {
  field: FieldName<Answers>;
  on: readonly FieldName<Answers>[];
  codes(record: Answers): readonly string[];
};

/** What a rule is told: the record as it would be, and as it was; null for a new one. */
type Told<Answers, Context> = { record: Answers; before: Answers | null; context: Context };
export type Found<Answers> = { field: FieldName<Answers>; code: ProblemCode };
export type Rules<Answers, Context> = (told: Told<Answers, Context>) => Iterable<Found<Answers>>;

type Given<Answers, Context> = {
  name: 'profile' | 'diagnosis' | 'treatment';
  schema: z.ZodType<Answers>;
  fields: Readonly<{ [Name in FieldName<Answers>]: z.ZodType }>;
  /** Fields that services set: no member sends them. */
  kept: Readonly<{ [name: string]: z.ZodType }>;
  required: readonly FieldName<Answers>[];
  /** In an order in which what is asked about comes after what it hangs on. */
  askedWhen: readonly AskedWhen<Answers>[];
  derivations: readonly Derivation<Answers>[];
  choicesBy: readonly ChoicesBy<Answers>[];
  rules: Rules<Answers, Context>;
};
export type RecordDefinition<Answers, Context> = Given<Answers, Context> & {
  /** Nothing answered. */
  empty: Answers;
  /** What is known of every field, of kept ones too, in the order in which they are asked and told. */
  all: ReadonlyMap<string, Field>;
};

export type Accepted<Answers> = { ok: true; record: Answers } | { ok: false; problems: readonly [Problem, ...Problem[]] };

export function defineRecord<Answers, Context>(given: Given<Answers, Context>): RecordDefinition<Answers, Context> {
  const own = Object.entries<z.ZodType>(given.fields);
  return {
    ...given,
    empty: given.schema.parse(Object.fromEntries(own.map(([name]) => [name, undefined]))),
    all: new Map([...own, ...Object.entries(given.kept)].map(([name, schema]) => [name, fieldOf(schema)])),
  };
}

/** A new record, of what a form or a mutation sent; a field that is missing is empty. */
export function accept<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  sent: object,
  context: Context,
): Accepted<Answers> {
  return judge(definition, { before: null, sent, context });
}

/**
 * A record of which some questions are answered while others are still to come: as `change`, but what is required may be missing, and only
 * problems of what was sent are told.
 */
export function answer<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  before: Answers,
  sent: object,
  context: Context,
): Accepted<Answers> {
  return judge(definition, { before, sent, context, isPart: true });
}

/** A record as far as it is told: `answers` over what it was before. What does not fit together any more is left out. */
export function soFar<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  before: Answers,
  answers: Readonly<Record<string, unknown>>,
): Answers {
  const schemas = Object.entries<z.ZodType>(definition.fields);
  const fitting = schemas.flatMap(([name, schema]) =>
    Object.hasOwn(answers, name) && schema.safeParse(answers[name]).success ? [[name, answers[name]] as const] : [],
  );
  const parsed = definition.schema.parse({ ...before, ...Object.fromEntries(fitting) });
  return settled(definition, { old: parsed, parsed, isSent: () => false }).record;
}

/**
 * A record with some fields changed. What was answered before and is asked no longer is cleared; what was sent and is not asked is
 * refused, so that nothing that a member writes vanishes.
 */
export function change<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  before: Answers,
  sent: object,
  context: Context,
): Accepted<Answers> {
  return judge(definition, { before, sent, context });
}

type Case<Answers, Context> = { before: Answers | null; sent: object; context: Context; isPart?: boolean };

function judge<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  { before, context, isPart = false, ...given }: Case<Answers, Context>,
): Accepted<Answers> {
  const old = before ?? definition.empty;
  const sent = Object.fromEntries(Object.entries(given.sent).filter(([, value]) => value !== undefined));
  const parsed = definition.schema.safeParse({ ...old, ...undecided(definition, old), ...sent });
  if (!parsed.success) return verdict(definition, parsed.error.issues.map(problemOf));
  const isSent = (field: string) => Object.hasOwn(sent, field);
  const { record, problems } = settled(definition, { old, parsed: parsed.data, isSent });
  const missing = definition.required.filter((field) => isEmpty(record[field])).map((field) => ({ field, code: 'required' as const }));
  const all = [...problems, ...missing, ...misplaced(definition, record), ...definition.rules({ record, before, context })];
  return verdict(definition, isPart ? all.filter(({ field }) => isSent(field)) : all, record);
}

/** What followed from other answers, emptied, so that it can follow anew. */
function undecided<Answers extends object, Context>({ derivations, empty }: RecordDefinition<Answers, Context>, old: Answers): object {
  const followed = derivations.filter(({ value }) => value(old) !== undefined);
  return Object.fromEntries(followed.map(({ field, besides = [] }) => [field, within(old[field], besides, empty[field])]));
}

type Unsettled<Answers> = { old: Answers; parsed: Answers; isSent(field: string): boolean };

/** Fills in what follows from answers, and clears what is asked no longer, or of other values. */
function settled<Answers extends object, Context>(
  { derivations, askedWhen, choicesBy, empty }: RecordDefinition<Answers, Context>,
  { old, parsed, isSent }: Unsettled<Answers>,
): { record: Answers; problems: Problem[] } {
  const problems: Problem[] = [];
  let record = parsed;
  const hasChanged = (field: FieldName<Answers>) => !isSame(record[field], old[field]);
  for (const { field, on, anew } of askedWhen) {
    if (anew && !isSent(field) && on.some(hasChanged)) record = { ...record, [field]: empty[field] };
  }
  for (const { field, codes } of choicesBy) {
    if (!isSent(field)) record = { ...record, [field]: within(record[field], codes(record), empty[field]) };
  }
  for (const { field, value, besides = [] } of derivations) {
    const follows = value(record);
    if (follows === undefined) continue;
    const [own, told] = apart(record[field], besides);
    if (isSent(field) && !isEmpty(told) && !isSame(told, follows)) problems.push({ field, code: 'contradiction' });
    record = { ...record, [field]: own.length > 0 ? [follows, own].flat() : follows };
  }
  for (const { field, when } of askedWhen) {
    if (isEmpty(record[field]) || when(record)) continue;
    if (isSent(field)) problems.push({ field, code: 'not-asked' });
    record = { ...record, [field]: empty[field] };
  }
  return { record, problems };
}

/** Of a list those codes, and the rest; any other value is all rest. */
function apart(value: unknown, codes: readonly string[]): [own: readonly unknown[], rest: unknown] {
  if (!Array.isArray(value)) return [[], value];
  return [value.filter((each) => codes.includes(each)), value.filter((each) => !codes.includes(each))];
}

/** Of a value, or of a list of them, what is allowed. */
function within(value: unknown, allowed: readonly string[], empty: unknown): unknown {
  const isAllowed = (each: unknown) => allowed.some((code) => code === each);
  if (Array.isArray(value)) return value.filter(isAllowed);
  return isAllowed(value) ? value : empty;
}

/** Values that go with other answers than those given. */
function misplaced<Answers extends object, Context>({ choicesBy, empty }: RecordDefinition<Answers, Context>, record: Answers): Problem[] {
  return choicesBy
    .filter(({ field, codes }) => !isSame(record[field], within(record[field], codes(record), empty[field])))
    .map(({ field }) => ({ field, code: 'choice-elsewhere' }));
}

/** One problem for each field at most, the first, in the order of the fields; with none, the record. */
function verdict<Answers, Context>(
  definition: RecordDefinition<Answers, Context>,
  found: readonly Problem[],
  record?: Answers,
): Accepted<Answers> {
  const order = [...definition.all.keys()];
  const firsts = found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
  const [first, ...rest] = firsts.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  if (first) return { ok: false, problems: [first, ...rest] };
  if (record === undefined) throw new TypeError('A record without problems.');
  return { ok: true, record };
}

const codes = z.enum(problemCodes);

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'unrecognized_keys') return { field: issue.keys[0] ?? '', code: 'field-unknown' };
  return { field: String(issue.path[0] ?? ''), code: codes.parse(issue.message) };
}

/** The fields on whose answers a field hangs, each once. */
export function hangsOn<Answers, Context>(
  { askedWhen, choicesBy, derivations }: RecordDefinition<Answers, Context>,
  field: string,
): FieldName<Answers>[] {
  const follows = derivations.filter((each) => each.field === field).flatMap(({ from }) => from);
  const asked = [...askedWhen, ...choicesBy].filter((each) => each.field === field).flatMap(({ on }) => on);
  return [...new Set([...follows, ...asked])];
}

/** The names of fields, as the compiler knows them. */
export function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields).filter((name): name is keyof Fields & string => Object.hasOwn(fields, name));
}

/** Not answered. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
