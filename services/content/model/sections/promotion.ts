import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute, required } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { lines, titledLink } from './section-fields.ts';

/** Something promoted; who pays for it stands beside it. */
export const promotion = defineSection({
  kind: 'promotion',
  data: z.strictObject({ title: words, text: documentSchema, promotedBy: words.optional(), link: titledLink }),
  directive: {
    name: 'promotion',
    attributes: ['title', 'promoted-by', 'href', 'label'],
    read: (directive, reader) => ({
      title: required(directive, reader, 'title'),
      text: textInside(directive, reader),
      promotedBy: attribute(directive, 'promoted-by'),
      link: { href: required(directive, reader, 'href'), title: attribute(directive, 'label') },
    }),
  },
  plainText: ({ title, text, promotedBy, link }) => lines(title, plainText(text), promotedBy, link.title),
  example: {
    en: `:::promotion{#an-evening-of-questions title="An evening of questions" promoted-by="Sample Foundation" href="entry:community-virtual-meetups" label="See the meetups"}
Two nurses answer what people ask most after a diagnosis. It is **free**, and you may just listen.
:::

:::promotion{#our-own title="A letter once a month" href="entry:newsletter"}
What is new in the library, in five minutes of reading.
:::`,
    es: `:::promotion{#an-evening-of-questions title="Una noche de preguntas" promoted-by="Fundación de muestra" href="entry:community-virtual-meetups" label="Ver los encuentros"}
Dos enfermeras contestan lo que más se pregunta después de un diagnóstico. Es **gratis**, y puede solo escuchar.
:::

:::promotion{#our-own title="Una carta al mes" href="entry:newsletter"}
Lo nuevo de la biblioteca, en cinco minutos de lectura.
:::`,
  },
});
