import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { type Directive, type DirectiveReader, defineSection } from './define-section.ts';
import { attribute, flag } from './directive-attributes.ts';
import { tableInside } from './directive-content.ts';
import { lines } from './section-fields.ts';

export const table = defineSection({
  kind: 'table',
  data: z
    .strictObject({
      title: words,
      headlines: z.array(z.string()).min(1),
      rows: z.array(z.array(documentSchema).min(1)).min(1, 'the table has no rows'),
      expandedByDefault: z.boolean(),
    })
    .refine(
      ({ headlines, rows }) => rows.every((row) => row.length === headlines.length),
      'every row needs as many cells as there are column headings',
    ),
  directive: {
    name: 'table',
    attributes: ['title', 'expanded'],
    read: (directive, reader) => ({
      title: attribute(directive, 'title') ?? '',
      expandedByDefault: flag(directive, reader, 'expanded'),
      ...readTable(directive, reader),
    }),
  },
  plainText: ({ title, headlines, rows }) => lines(title, headlines.join(', '), ...rows.map((row) => row.map(plainText).join(', '))),
  example: {
    en: `:::table{#schedules title="Common schedules" expanded}
| Regimen | How often | How long |
| --- | --- | --- |
| **AC**, then T | every 2 or 3 weeks | 4 to 6 months |
| TC | every 3 weeks | 3 months |
| Capecitabine ([pills](entry:treatment-chemotherapy)) | 14 days of 21 | 4 to 6 months |
:::

:::table{#whom-to-ask title="Whom to ask"}
| Question | Person |
| --- | --- |
| What comes next? | Your nurse navigator |
| What will it cost? | The billing office, *before* the visit |
:::`,
    es: `:::table{#schedules title="Calendarios frecuentes" expanded}
| Esquema | Cada cuánto | Cuánto dura |
| --- | --- | --- |
| **AC**, luego T | cada 2 o 3 semanas | de 4 a 6 meses |
| TC | cada 3 semanas | 3 meses |
| Capecitabina ([pastillas](entry:treatment-chemotherapy)) | 14 días de cada 21 | de 4 a 6 meses |
:::

:::table{#whom-to-ask title="A quién preguntar"}
| Pregunta | Persona |
| --- | --- |
| ¿Qué sigue ahora? | La enfermera que la orienta |
| ¿Cuánto va a costar? | La oficina de cobros, *antes* de la cita |
:::`,
  },
});

function readTable(directive: Directive, reader: DirectiveReader) {
  const [head, ...body] = tableInside(directive, reader, 'a table section holds one Markdown table and nothing else')?.children ?? [];
  return {
    headlines: head?.children.map((cell) => textOf(cell)) ?? [],
    rows: body.map((row) =>
      row.children.map((cell) => reader.richText([{ type: 'paragraph', children: cell.children, position: cell.position }])),
    ),
  };
}
