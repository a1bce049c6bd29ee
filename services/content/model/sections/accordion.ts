import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { idSchema } from '#services/content/model/references.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { type Directive, type DirectiveReader, defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { contentOf } from './directive-content.ts';
import { lines } from './section-fields.ts';

const item = z.strictObject({ id: idSchema, title: words, text: documentSchema });

export const accordion = defineSection({
  kind: 'accordion',
  data: z.strictObject({ title: words.optional(), items: z.array(item).min(1, 'an accordion needs at least one item') }),
  directive: {
    name: 'accordion',
    attributes: ['title'],
    read: (directive, reader) => ({ title: attribute(directive, 'title'), items: readItems(directive, reader) }),
  },
  plainText: ({ title, items }) => lines(title, ...items.flatMap((each) => [each.title, plainText(each.text)])),
  example: {
    en: `::::accordion{#questions title="Common questions"}
:::item[Will I lose my hair?]{#hair}
Many people do, two to four weeks after the first dose. It grows back.
:::
:::item[Can I work?]{#work}
Many people do, with changes:

- shorter days in the week of treatment
- a place to rest
:::
::::`,
    es: `::::accordion{#questions title="Preguntas frecuentes"}
:::item[¿Se me va a caer el pelo?]{#hair}
A muchas personas sí, de dos a cuatro semanas después de la primera dosis. Vuelve a crecer.
:::
:::item[¿Puedo trabajar?]{#work}
Muchas personas trabajan, con cambios:

- días más cortos en la semana del tratamiento
- un lugar para descansar
:::
::::`,
  },
});

function readItems(directive: Directive, reader: DirectiveReader) {
  const items: z.input<typeof item>[] = [];
  for (const child of contentOf(directive, reader)) {
    if (child.type !== 'containerDirective' || child.name !== 'item') {
      reader.problem(child, 'an accordion holds :::item blocks and nothing else');
      continue;
    }
    const { label, content } = reader.label(child);
    const id = reader.id(child, []);
    if (!label) reader.problem(child, 'an item needs its question in brackets: :::item[Question]{#id}');
    if (content.length === 0) reader.problem(child, 'the item has no text');
    if (id && items.some((each) => each.id === id)) reader.problem(child, `the id “${id}” stands twice in this accordion`);
    items.push({ id, title: label, text: reader.richText(content) });
  }
  return items;
}
