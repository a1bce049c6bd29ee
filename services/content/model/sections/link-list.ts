import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkTypeOf } from '#services/content/model/shared.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { itemsInside, onlyLink } from './directive-content.ts';
import { labelledLink, lines } from './section-fields.ts';

export const linkList = defineSection({
  kind: 'linkList',
  data: z.strictObject({ title: words.optional(), links: z.array(labelledLink).min(1, 'a link list needs at least one link') }),
  directive: {
    name: 'link-list',
    attributes: ['title'],
    read: (directive, reader) => ({
      title: attribute(directive, 'title'),
      links: itemsInside(directive, reader, {
        holds: 'a link list holds one list of links and nothing else',
        each: 'each item of a link list is one link: - [Words](address)',
        read: (parts) => {
          const found = onlyLink(parts);
          return found && { ...found, linkType: linkTypeOf(found.url) };
        },
      }),
    }),
  },
  plainText: ({ title, links }) => lines(title, ...links.map(({ label }) => label)),
  example: {
    en: `:::link-list{#read-next title="Read next"}
- [Hormonal therapy](entry:treatment-hormonal-therapy)
- [Find a cancer center](https://www.cancer.gov/research/infrastructure/cancer-centers/find)
- [Questions to ask](https://example.org/questions.pdf)
:::

:::link-list{#without-a-title}
- [Somebody to call](/helplines)
- [988, the crisis lifeline](tel:988)
:::`,
    es: `:::link-list{#read-next title="Siga leyendo"}
- [Terapia hormonal](entry:treatment-hormonal-therapy)
- [Busque un centro oncológico](https://www.cancer.gov/research/infrastructure/cancer-centers/find)
- [Preguntas para su cita](https://example.org/preguntas.pdf)
:::

:::link-list{#without-a-title}
- [A quién llamar](/es/lineas-de-ayuda)
- [988, la línea de prevención del suicidio y crisis](tel:988)
:::`,
  },
});
