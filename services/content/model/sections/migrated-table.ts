import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { BLOCKS, documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { tableInside } from './directive-content.ts';
import { lines } from './section-fields.ts';

/** A table as another system had it, with cells that span: it stays a rich-text table. */
export const migratedTable = defineSection({
  kind: 'migratedTable',
  data: z.strictObject({
    title: words.optional(),
    table: documentSchema.refine(
      ({ content }) => content.length === 1 && content[0]?.nodeType === BLOCKS.TABLE,
      'has to be one table and nothing else',
    ),
  }),
  directive: {
    name: 'migrated-table',
    attributes: ['title'],
    read: (directive, reader) => {
      const table = tableInside(directive, reader, 'a migrated table holds one Markdown table and nothing else');
      if (table && table.children.length < 2) reader.problem(table, 'the table has no rows');
      return { title: attribute(directive, 'title'), table: reader.richText(table ? [table] : []) };
    },
  },
  plainText: ({ title, table }) => lines(title, plainText(table)),
  example: {
    en: `:::migrated-table{#what-to-take title="What to take with you"}
| Take | Why |
| --- | --- |
| A list of **your medicines** | Some of them may change the plan |
| Somebody to listen | Two people remember more than one |
| [Your questions](entry:about-you-newly-diagnosed) | They are easy to forget in the room |
:::`,
    es: `:::migrated-table{#what-to-take title="Qué llevar a la cita"}
| Lleve | Para qué |
| --- | --- |
| Una lista de **sus medicinas** | Algunas pueden cambiar el plan |
| Alguien que escuche con usted | Dos personas recuerdan más que una |
| [Sus preguntas](entry:about-you-newly-diagnosed) | En el consultorio es fácil olvidarlas |
:::`,
  },
});
