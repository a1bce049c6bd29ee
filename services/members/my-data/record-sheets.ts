import type { Locale } from '#config/locale.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { diagnosisTitle, treatmentTitle } from '#services/members/titles.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import type { Field, Said } from '#services/members/vocabulary/field.ts';
import { records as vocabulary } from '#services/members/vocabulary/vocabulary.ts';
import { type Cell, type Column, type Exporter, moment, type Row, type Sheet, yesNo } from './sheet.ts';

/** A record as a row: what services keep of it, and every field, answered or not. */
type Kept = { id: string; createdAt: string; updatedAt: string; fromProfileWizard: boolean };
type Titled = (locale: Locale, row: Row) => string;

/** The profile, the diagnoses and the treatments, with every field that the vocabulary has. */
export const records: Exporter = async ({ seal, ...owner }) => {
  if (!seal) return [];
  const scope = { ...owner, seal };
  const { profiles, diagnoses, treatments } = recordStores;
  const profile = await profiles.one(scope);
  const everyDiagnosis = await diagnoses.list(scope);
  const everyTreatment = await treatments.list(scope);
  const titleOf = titles(everyDiagnosis, diagnosisTitle);
  const diagnosisTitles = new Map(everyDiagnosis.map(({ id, fields }) => [id, (locale: Locale) => diagnosisTitle(locale, fields)]));
  const diagnosisIds = (locale: Locale, cell: Cell) =>
    Array.isArray(cell) ? cell.map((id) => diagnosisTitles.get(id)?.(locale) ?? id).join('; ') || null : null;
  return [
    { name: 'profile', isOne: true, ...recordSheet('profile', profile ? [profile] : []) },
    { name: 'diagnoses', isOne: false, ...recordSheet('diagnosis', everyDiagnosis), titleOf },
    {
      name: 'treatments',
      isOne: false,
      ...recordSheet('treatment', everyTreatment, { diagnosisIds }),
      titleOf: titles(everyTreatment, treatmentTitle),
    },
  ];
};

function titles<Fields>(all: readonly Stored<Fields>[], titleIn: (locale: Locale, fields: Fields) => string): Titled {
  const byId = new Map(all.map(({ id, fields }) => [id, fields]));
  return (locale, { id }) => {
    const fields = byId.get(String(id));
    return fields === undefined ? '' : titleIn(locale, fields);
  };
}

type Saying = Readonly<Record<string, (locale: Locale, cell: Cell) => string | null>>;

function recordSheet(
  kind: keyof typeof vocabulary,
  stored: readonly Stored<object>[],
  saying: Saying = {},
): Pick<Sheet, 'columns' | 'rows' | 'isLines'> {
  const fields = [...vocabulary[kind].all].filter(([, field]) => field.kind !== 'kept');
  const told = fields.map(
    ([name, field]): Column => ({
      name,
      label: labelOf(field),
      say: (locale, row) => said(locale, name, field, row[name] ?? null, saying),
    }),
  );
  return {
    columns: [...told, ...keptColumns],
    rows: stored.map((record) =>
      rowOf(
        record,
        fields.map(([name]) => name),
      ),
    ),
    isLines: false,
  };
}

function said(locale: Locale, name: string, field: Field, cell: Cell, saying: Saying): string | null {
  const say = saying[name];
  return say ? say(locale, cell) : answerIn(locale, field, cell);
}

/** Of a flag of visibility that is of the whole record, too. */
const labelOf = ({ label }: Field): Said => label;

function rowOf({ id, createdAt, updatedAt, fromProfileWizard, fields }: Stored<object>, names: readonly string[]): Row {
  const answers = new Map<string, unknown>(Object.entries(fields));
  const kept: Kept = { id, createdAt, updatedAt, fromProfileWizard };
  return { ...Object.fromEntries(names.map((name) => [name, cellOf(answers.get(name))])), ...kept };
}

/** A field as JSON has it: every kind of field is text, a number, a flag, or a list of texts. */
export function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new TypeError('a field of the vocabulary holds what no sheet has a cell for');
}

const keptColumns: readonly Column[] = [
  keptColumn('id', { en: 'Number', es: 'Número' }, () => null),
  keptColumn('createdAt', { en: 'Added', es: 'Agregado' }, moment),
  keptColumn('updatedAt', { en: 'Changed', es: 'Cambiado' }, moment),
  keptColumn('fromProfileWizard', { en: 'Made in the guided profile', es: 'Hecho en el perfil guiado' }, yesNo),
];

function keptColumn(name: keyof Kept, label: Said, say: (locale: Locale, cell: Cell) => string | null): Column {
  return { name, label, say: (locale, row) => say(locale, row[name] ?? null) };
}
