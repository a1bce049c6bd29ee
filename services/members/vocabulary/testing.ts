import fc from 'fast-check';
import type { ProblemCode } from '#services/members/shared.ts';
import { countryCodes } from './countries.ts';
import { type Field, fieldOf } from './field.ts';
import { type Accepted, accept, type FieldName, hangsOn, namesOf, type RecordDefinition } from './record.ts';

/** The day on which tests are. */
export const today = '2026-11-24';

export type Sent = { [name: string]: unknown };
/** In what records are accepted, and what may not be missing of them. */
export type Setting<Context> = { context: Context; needed: Sent };
export const settings = {
  profile: { context: { today, isEmailVerified: true }, needed: {} },
  diagnosis: { context: { today }, needed: { diagnosed: 'yes', diagnosisDateYear: 2020 } },
  treatment: {
    context: { today, diagnosisIds: ['one', 'two', 'three'] },
    needed: { type: 'chemotherapy', status: 'finished', diagnosisIds: ['one'] },
  },
};

/** What a member may have in a field, as far as the field alone can tell. */
function answerTo(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.values));
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...Object.keys(field.values)), { maxLength: 4 });
    case 'flag':
    case 'visibility':
      return fc.boolean();
    case 'text':
    case 'region':
      return fc.string({ unit: 'grapheme', maxLength: Math.min(field.most, 60) });
    case 'number':
      return fc
        .integer({ min: field.least * 10 ** field.decimals, max: field.most * 10 ** field.decimals })
        .map((value) => value / 10 ** field.decimals);
    case 'date':
      return someDay;
    case 'partial-date':
      return fc.tuple(someDay, fc.constantFrom(4, 7, 10)).map(([day, length]) => day.slice(0, length));
    case 'url':
      return fc.webUrl();
    case 'country':
      return fc.constantFrom(...countryCodes);
    case 'time-zone':
      return fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    case 'ids':
      return fc.subarray(['one', 'two', 'three']);
    case 'kept':
      throw new TypeError('Nobody sends what a service keeps.');
    default:
      return field satisfies never;
  }
}

const someDay = fc
  .date({ min: new Date('1895-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** What may be sent for a record: any of its fields, with what each may hold. Much of it does not go together. */
export function sentFor<Answers, Context>({ fields }: RecordDefinition<Answers, Context>): fc.Arbitrary<Sent> {
  const answers = namesOf(fields).map((name) => [name, answerTo(fieldOf(fields[name]))] as const);
  return fc.record(Object.fromEntries(answers), { requiredKeys: [] });
}

/** A record that is accepted: what was sent, without what is refused of it, and with what was missing. */
export function acceptable<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  sent: Sent,
  { context, needed }: Setting<Context>,
): { record: Answers; sent: Sent } {
  const answer: Accepted<Answers> = accept(definition, sent, context);
  if (answer.ok) return { record: answer.record, sent };
  const rest = answer.problems.reduce((left, { field, code }) => {
    if (!Object.hasOwn(left, field) && !isMissing(code)) throw new Error(`${code} is told of ${field}, which nobody answered.`);
    const { [field]: _refused, ...others } = left;
    return isMissing(code) ? { ...others, [field]: needed[field] } : others;
  }, sent);
  return acceptable(definition, rest, { context, needed });
}

const isMissing = (code: ProblemCode) => code === 'required' || code === 'diagnosis-needed';

/** Every value that can be chosen in a record, each with all that has to be sent beside it; null where nothing makes it acceptable. */
export function everyChoice<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  setting: Setting<Context>,
): { field: FieldName<Answers>; code: string; sent: Sent | null }[] {
  return namesOf(definition.fields).flatMap((field) => {
    const known = fieldOf(definition.fields[field]);
    return candidatesFor(known).flatMap((candidate) =>
      known.kind === 'number'
        ? []
        : [{ field, code: String(candidate), sent: withWhatItNeeds(definition, { [field]: candidate }, setting) }],
    );
  });
}

/** Adds answers until what hangs on them is asked. */
function withWhatItNeeds<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  sent: Sent,
  setting: Setting<Context>,
): Sent | null {
  const answer = accept(definition, sent, setting.context);
  if (answer.ok) return sent;
  const [hanging] = answer.problems.filter(({ code }) => !isMissing(code));
  if (!hanging) {
    const missing = Object.fromEntries(answer.problems.map(({ field }) => [field, setting.needed[field]]));
    return withWhatItNeeds(definition, { ...sent, ...missing }, setting);
  }
  for (const other of hangsOn(definition, hanging.field)) {
    if (Object.hasOwn(sent, other)) continue;
    for (const candidate of candidatesFor(fieldOf(definition.fields[other]))) {
      const found = withWhatItNeeds(definition, { ...sent, [other]: candidate }, setting);
      if (found) return found;
    }
  }
  return null;
}

function candidatesFor(field: Field): readonly unknown[] {
  if (field.kind === 'choice') return Object.keys(field.values);
  if (field.kind === 'choices') return Object.keys(field.values).map((code) => [code]);
  if (field.kind === 'visibility') return [true];
  return field.kind === 'number' ? [field.most] : [];
}
