import { type Locale, languageTags } from '#config/locale.ts';
import { countriesIn } from './countries.ts';
import { documents } from './documents.ts';
import { type DocumentId, type Field, type Kind, type Limits, limitsOf, type Value } from './field.ts';
import { type FieldName, namesOf, type RecordDefinition } from './record.ts';
import { usStates } from './us-states.ts';

/*
 * What a page is sent of the vocabulary: one question, in one language. Pages have it from their loaders, and browsers nothing else of
 * the tables (decision 59).
 */

export type Choice = { code: string; label: string; meaning: string | null; written: string | null; term: string | null };
export type Question = {
  field: string;
  kind: Kind['kind'];
  label: string;
  meaning: string;
  /** Where to look, in the order in which it is most likely found. */
  report: readonly { document: DocumentId; name: string; line: string }[];
  /** The id of an entry of the glossary. */
  term: string | null;
  choices: readonly Choice[];
  /** Codes that no other goes with. */
  alone: readonly string[];
  limits: Limits | null;
  /** A text of several lines. */
  isLong: boolean;
};

/** A question as it is asked of somebody who has given these answers: only with choices that go with them. */
export function questionIn<Answers, Context>(
  locale: Locale,
  definition: RecordDefinition<Answers, Context>,
  field: FieldName<Answers>,
  answers: Answers = definition.empty,
): Question {
  const known = definition.all.get(field);
  if (!known) throw new TypeError(`There is no field ${field}.`);
  const derivation = definition.derivations.find((each) => each.field === field && each.value(answers) !== undefined);
  const allowed = derivation?.besides ?? definition.choicesBy.find((each) => each.field === field)?.codes(answers);
  return {
    field,
    kind: known.kind,
    label: known.label[locale],
    meaning: known.meaning[locale],
    report: (known.report ?? []).map(({ document, line }) => ({
      document,
      name: documents[document].label[locale],
      line: line[locale],
    })),
    term: known.term ?? null,
    choices: choicesIn(locale, known).filter(({ code }) => allowed?.includes(code) ?? true),
    alone: known.kind === 'choices' ? known.alone : [],
    limits: limitsOf(known),
    isLong: known.kind === 'text' && known.lines === 'many',
  };
}

/** The fields that are asked of somebody who has given these answers, in their order. */
export function askedOf<Answers, Context>(
  { fields, askedWhen, derivations }: RecordDefinition<Answers, Context>,
  answers: Answers,
): FieldName<Answers>[] {
  const isAsked = (field: string) =>
    askedWhen.every((each) => each.field !== field || each.when(answers)) &&
    derivations.every((each) => each.field !== field || each.besides !== undefined || each.value(answers) === undefined);
  return namesOf(fields).filter(isAsked);
}

function choicesIn(locale: Locale, field: Field): Choice[] {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return Object.entries<Value>(field.values).map(([code, value]) => ({
        code,
        label: value.label[locale],
        meaning: value.meaning[locale],
        written: value.written?.[locale] ?? null,
        term: value.term ?? null,
      }));
    case 'country':
      return countriesIn(locale).map(({ code, name }) => place(code, name));
    case 'region':
      return Object.entries(usStates)
        .map(([code, name]) => place(code, name[locale]))
        .sort((one, other) => one.label.localeCompare(other.label, languageTags[locale]));
    case 'time-zone':
      return Intl.supportedValuesOf('timeZone').map((zone) => place(zone, zone.replaceAll('_', ' ')));
    case 'date':
    case 'flag':
    case 'ids':
    case 'kept':
    case 'number':
    case 'partial-date':
    case 'text':
    case 'url':
    case 'visibility':
      return [];
    default:
      return field satisfies never;
  }
}

const place = (code: string, label: string): Choice => ({ code, label, meaning: null, written: null, term: null });
