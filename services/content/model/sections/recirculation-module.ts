import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { entryId } from '#services/content/model/references.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { itemsInside, onlyLink } from './directive-content.ts';
import { lines } from './section-fields.ts';

/** Cards of other entries. They show the entries' own titles; the words of the links are for the editor's eyes. */
export const recirculationModule = defineSection({
  kind: 'recirculationModule',
  data: z.strictObject({
    title: words.optional(),
    entryIds: z
      .array(entryId)
      .min(1, 'a recirculation module needs at least one entry')
      .max(6, 'a recirculation module has at most six entries')
      .refine((ids) => new Set(ids).size === ids.length, 'an entry stands twice in this module'),
  }),
  directive: {
    name: 'recirculation-module',
    attributes: ['title'],
    read: (directive, reader) => ({
      title: attribute(directive, 'title'),
      entryIds: itemsInside(directive, reader, {
        holds: 'a recirculation module holds one list of links to entries and nothing else',
        each: 'each item of a recirculation module is one link to an entry: - [Words](entry:id)',
        read: (parts) => /^entry:(.*)$/.exec(onlyLink(parts)?.url ?? '')?.[1] ?? null,
      }),
    }),
  },
  plainText: ({ title, entryIds }) => lines(title, ...entryIds),
  example: {
    en: `:::recirculation-module{#more-to-read title="More to read"}
- [Chemotherapy](entry:treatment-chemotherapy)
- [Radiation therapy](entry:treatment-radiation-therapy)
- [Side effects](entry:treatment-side-effects)
:::

:::recirculation-module{#two-more}
- [Living well](entry:managing-life)
- [Words, A to Z](entry:glossary)
:::`,
    es: `:::recirculation-module{#more-to-read title="Más para leer"}
- [Quimioterapia](entry:treatment-chemotherapy)
- [Radioterapia](entry:treatment-radiation-therapy)
- [Efectos secundarios](entry:treatment-side-effects)
:::

:::recirculation-module{#two-more}
- [Vivir mejor](entry:managing-life)
- [Glosario](entry:glossary)
:::`,
  },
});
