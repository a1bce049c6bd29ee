import type { Field, Value } from './field.ts';
import { hangsOn, type RecordDefinition } from './record.ts';
import { records } from './vocabulary.ts';

const titles = { profile: 'Profile', diagnosis: 'Diagnosis', treatment: 'Treatment' };

/** The table of `docs/member-fields.md`: of every field how it is asked, or from what it follows. */
export function printedFields(): string {
  return `# What members tell, field by field

Printed from the vocabulary (\`services/members/vocabulary/\`) by \`node services/members/vocabulary/print-fields.ts\`: a test holds that it is up to date.
Fields are asked in this order, by the control that is named; one that *follows* is not asked where those it names decide it; one that is *kept* is set
by a service. *I don’t know* (\`unknown\`) is a choice of every question of health; a number or a date that is not known is left out, as every answer may be that is not
marked *required*.

${[section(records.profile), section(records.diagnosis), section(records.treatment)].join('\n')}`;
}

function section<Answers, Context>(definition: RecordDefinition<Answers, Context>): string {
  const rows = [...definition.all].map(([name, field]) => {
    const cells = [`\`${name}\``, field.label.en, field.label.es, howOf(definition, name, field), onlyWhen(definition, name)];
    return `| ${cells.join(' | ')} |`;
  });
  return `## ${titles[definition.name]}

| Field | Label | Etiqueta | How it is asked | Hangs on |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function howOf<Answers, Context>({ derivations, required }: RecordDefinition<Answers, Context>, name: string, field: Field): string {
  const derivation = derivations.find((each) => each.field === name);
  const follows = derivation ? `; follows from ${named(derivation.from)}` : '';
  return `${controlOf(field)}${required.some((each) => each === name) ? ', required' : ''}${follows}`;
}

function onlyWhen<Answers, Context>(definition: RecordDefinition<Answers, Context>, name: string): string {
  return named(hangsOn(definition, name));
}

const named = (fields: readonly string[]) => fields.map((field) => `\`${field}\``).join(', ');
const codesOf = (values: Readonly<Record<string, Value>>) => named(Object.keys(values));

function controlOf(field: Field): string {
  switch (field.kind) {
    case 'choice':
      return `one of ${codesOf(field.values)}`;
    case 'choices':
      return `any of ${codesOf(field.values)}`;
    case 'flag':
      return 'yes or no';
    case 'visibility':
      return `public or private, beside ${named(field.shows)}`;
    case 'text':
      return `${field.lines === 'one' ? 'a line' : 'a text'} of up to ${field.most} characters`;
    case 'url':
      return `the address of a page, up to ${field.most} characters`;
    case 'number':
      return `a number from ${field.least} to ${field.most}${field.decimals > 0 ? `, with up to ${field.decimals} decimals` : ''}${field.not?.length ? `, but ${field.not.join(', ')}` : ''}`;
    case 'date':
      return 'a date: day, month and year';
    case 'partial-date':
      return 'a date: a year, a month and year, or all three';
    case 'country':
      return 'a country of ISO 3166-1';
    case 'region':
      return `a state of the United States, elsewhere a line of up to ${field.most} characters`;
    case 'time-zone':
      return 'a time zone of IANA';
    case 'ids':
      return 'any of the member’s diagnoses; a new treatment needs one';
    case 'kept':
      return `not asked: kept by \`services/${field.by}\``;
    default:
      return field satisfies never;
  }
}
