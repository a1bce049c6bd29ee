import { everyDraft, type FlowId } from '#services/members/drafts.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import type { Field, Said } from '#services/members/vocabulary/field.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { cellOf } from './record-sheets.ts';
import { type Exporter, type Row, sheet } from './sheet.ts';

const flowWords: Readonly<Record<FlowId, Said>> = {
  diagnosis: { en: 'a diagnosis', es: 'un diagnóstico' },
  treatment: { en: 'a treatment', es: 'un tratamiento' },
  wizard: { en: 'the guided profile', es: 'el perfil guiado' },
};

/** The answers that were begun and not saved yet, each in a line. */
export const drafts: Exporter = async ({ seal, ...owner }) => {
  const found = seal ? await everyDraft({ ...owner, seal }) : [];
  const fieldOf = new Map<Row, Field>();
  const flowOf = new Map<Row, FlowId>();
  const rows = found.flatMap(({ flow, recordId, answers }) =>
    (['profile', 'diagnosis', 'treatment'] as const).flatMap((part) =>
      Object.entries(answers[part] ?? {}).map(([field, answer]) => {
        const row = { field, answer: cellOf(answer), flow, part, recordId };
        const known = records[part].all.get(field);
        if (known) fieldOf.set(row, known);
        flowOf.set(row, flow);
        return row;
      }),
    ),
  );
  return [
    sheet({
      name: 'drafts',
      isLines: true,
      columns: {
        field: { en: 'Question', es: 'Pregunta', say: (locale, cell, row) => fieldOf.get(row)?.label[locale] ?? String(cell) },
        answer: {
          en: 'Answer',
          es: 'Respuesta',
          say(locale, cell, row) {
            const field = fieldOf.get(row);
            return field ? answerIn(locale, field, cell) : String(cell);
          },
        },
        flow: {
          en: 'Begun in',
          es: 'Empezado en',
          say(locale, _, row) {
            const flow = flowOf.get(row);
            return flow ? flowWords[flow][locale] : null;
          },
        },
        part: { en: 'Part of the record', es: 'Parte de los datos', say: () => null },
        recordId: { en: 'Number of what was to be changed', es: 'Número de lo que se iba a cambiar', say: () => null },
      },
      rows,
    }),
  ];
};
