import { z } from 'zod';
import { documentSchema, plainText } from '../rich-text.ts';
import { type Directive, type DirectiveReader, defineSection } from './definition.ts';
import { entryId } from './link.ts';

const item = z.strictObject({
  id: entryId,
  title: z.string().min(1, 'needs its question in brackets: :::item[Question]{#id}'),
  text: documentSchema,
});

export const accordion = defineSection({
  data: z.strictObject({ title: z.string().min(1).optional(), items: z.array(item).min(1, 'an accordion needs at least one item') }),
  directive: {
    name: 'accordion',
    attributes: ['title'],
    read: (directive, reader) => ({ title: directive.attributes?.title ?? undefined, items: readItems(directive, reader) }),
  },
  plainText: ({ title, items }) => [title, ...items.map((each) => `${each.title}\n${plainText(each.text)}`)].filter(Boolean).join('\n'),
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
  const items = [];
  for (const child of directive.type === 'containerDirective' ? directive.children : []) {
    if (child.type !== 'containerDirective' || child.name !== 'item') {
      reader.problem(child, 'an accordion holds :::item blocks and nothing else');
      continue;
    }
    const { label, content } = reader.label(child);
    items.push({ id: child.attributes?.id ?? '', title: label, text: reader.richText(content) });
  }
  return items;
}
