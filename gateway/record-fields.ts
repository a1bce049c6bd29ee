import { z } from 'zod';
import type { Field } from '#services/members/vocabulary/field.ts';
import type { Builder } from './builder.ts';

/** A record as the gateway shows it: its answers by the names of their fields. */
export type ShownRecord = Readonly<Record<string, unknown>>;

/** What is known of every field of a kind of record. */
type Fields = ReadonlyMap<string, Field>;
type Type = 'String' | 'Int' | 'Float' | 'Boolean' | '[String]' | '[ID]';
type Answer = { name: string; type: Type; description: string; isVisibility: boolean };

/** The type of an answer; null for what services keep, which is no answer. */
function typeOf(field: Field): Type | null {
  switch (field.kind) {
    case 'choices':
      return '[String]';
    case 'ids':
      return '[ID]';
    case 'flag':
    case 'visibility':
      return 'Boolean';
    case 'number':
      return field.decimals > 0 ? 'Float' : 'Int';
    case 'choice':
    case 'text':
    case 'date':
    case 'partial-date':
    case 'url':
    case 'country':
    case 'region':
    case 'time-zone':
      return 'String';
    case 'kept':
      return null;
    default:
      return field satisfies never;
  }
}

/** The fields that members answer, each with what it means, in the order in which they are asked. */
function answers(fields: Fields): Answer[] {
  return [...fields].flatMap(([name, field]) => {
    const type = typeOf(field);
    return type === null ? [] : [{ name, type, description: field.meaning.en, isVisibility: field.kind === 'visibility' }];
  });
}

const refOf = (builder: Builder, name: string) => builder.objectRef<ShownRecord>(name);
export type RecordRef = ReturnType<typeof refOf>;
type OutputFields = NonNullable<Parameters<RecordRef['implement']>[0]['fields']>;
type FieldBuilder = Parameters<OutputFields>[0];

type Shown = {
  /** What there is beside the answers. */
  and?: OutputFields;
  /** Visibility flags are `public` and `private`, and not `true` and `false`. */
  inWords?: boolean;
};

/** A kind of record in the schema: every answer may be null. */
export function recordType(builder: Builder, name: string, fields: Fields, { and = () => ({}), inWords = false }: Shown = {}): RecordRef {
  const ref = refOf(builder, name);
  ref.implement({
    fields: (t) => ({
      ...Object.fromEntries(answers(fields).map((answer) => [answer.name, outputField(t, answer, answer.isVisibility && inWords)])),
      ...and(t),
    }),
  });
  return ref;
}

const text = z.string().nullable().default(null);
const number = z.number().nullable().default(null);
const flag = z.boolean().nullable().default(null);
const list = z.array(z.string()).nullable().default(null);

function outputField(t: FieldBuilder, { name, type, description }: Answer, isWord: boolean) {
  const given = { nullable: true as const, description };
  if (isWord) return t.string({ ...given, resolve: (record) => (record[name] === true ? 'public' : 'private') });
  switch (type) {
    case 'String':
      return t.string({ ...given, resolve: (record) => text.parse(record[name]) });
    case 'Int':
      return t.int({ ...given, resolve: (record) => number.parse(record[name]) });
    case 'Float':
      return t.float({ ...given, resolve: (record) => number.parse(record[name]) });
    case 'Boolean':
      return t.boolean({ ...given, resolve: (record) => flag.parse(record[name]) });
    case '[String]':
      return t.stringList({ ...given, resolve: (record) => list.parse(record[name]) });
    case '[ID]':
      return t.idList({ ...given, resolve: (record) => list.parse(record[name]) });
    default:
      return type satisfies never;
  }
}

/** What a change of a record sends: the answers that change. One that is null is emptied, one that is left out stays. */
export function recordInput(builder: Builder, name: string, fields: Fields, { inWords = false }: Pick<Shown, 'inWords'> = {}) {
  return builder.inputType(name, {
    fields: (t) => {
      const inputField = ({ type, description, isVisibility }: Answer) => {
        switch (isVisibility && inWords ? 'String' : type) {
          case 'String':
            return t.string({ description });
          case 'Int':
            return t.int({ description });
          case 'Float':
            return t.float({ description });
          case 'Boolean':
            return t.boolean({ description });
          case '[String]':
            return t.stringList({ description });
          case '[ID]':
            return t.idList({ description });
          default:
            throw new TypeError('This type is none of an answer.');
        }
      };
      return Object.fromEntries(answers(fields).map((answer) => [answer.name, inputField(answer)]));
    },
  });
}
