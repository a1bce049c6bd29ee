import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkTypeOf } from '#services/content/model/shared.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { itemsInside, linkAndWords } from './directive-content.ts';
import { labelledLink, lines } from './section-fields.ts';

/** Links with a few words on each; a link list has none. */
export const linksBlock = defineSection({
  kind: 'linksBlock',
  data: z.strictObject({
    title: words,
    links: z.array(labelledLink.extend({ description: words.optional() })).min(1, 'a links block needs at least one link'),
  }),
  directive: {
    name: 'links-block',
    attributes: ['title'],
    read: (directive, reader) => ({
      title: required(directive, reader, 'title'),
      links: itemsInside(directive, reader, {
        holds: 'a links block holds one list of links and nothing else',
        each: 'each item of a links block is one link and plain words: - [Words](address) description',
        read: (parts) => {
          const found = linkAndWords(parts);
          return found && { url: found.url, label: found.label, linkType: linkTypeOf(found.url), description: found.after };
        },
      }),
    }),
  },
  plainText: ({ title, links }) => lines(title, ...links.flatMap(({ label, description }) => [label, description])),
  example: {
    en: `:::links-block{#getting-your-bearings title="Getting your bearings"}
- [Your pathology report](entry:pathology-report) What each line means, from top to bottom.
- [Find a cancer center](https://www.cancer.gov/research/infrastructure/cancer-centers/find) A map of centers in the United States.
- [Somebody to call](/helplines)
:::`,
    es: `:::links-block{#getting-your-bearings title="Para orientarse"}
- [Su informe de patología](entry:pathology-report) Qué significa cada renglón, de arriba abajo.
- [Busque un centro oncológico](https://www.cancer.gov/research/infrastructure/cancer-centers/find) Un mapa de centros en Estados Unidos, en inglés.
- [A quién llamar](/es/lineas-de-ayuda)
:::`,
  },
});
