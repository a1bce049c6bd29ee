import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkUrl } from '#services/content/model/references.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { buttonStylings } from '#services/content/model/shared.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { contentOf, itemsOf, onlyLink } from './directive-content.ts';
import { label, lines, oneOf } from './section-fields.ts';

export const callToAction = defineSection({
  kind: 'callToAction',
  data: z.strictObject({
    title: words,
    text: documentSchema,
    buttons: z
      .array(z.strictObject({ label, url: linkUrl, styling: oneOf(buttonStylings) }))
      .max(2, 'a call to action has at most two buttons'),
  }),
  directive: {
    name: 'call-to-action',
    attributes: ['title'],
    read: (directive, reader) => {
      const content = contentOf(directive, reader);
      const last = content.at(-1);
      const [text, buttons] = last?.type === 'list' ? [content.slice(0, -1), [last]] : [content, []];
      const links = itemsOf(buttons, reader, {
        holds: 'the buttons of a call to action are one list',
        each: 'the list that ends a call to action is its buttons, each item one link: - [Words](address)',
        read: onlyLink,
      });
      return {
        title: required(directive, reader, 'title'),
        text: reader.richText(text),
        buttons: links.map((link, index) => ({ ...link, styling: index === 0 ? 'Primary' : 'Secondary' })),
      };
    },
  },
  plainText: ({ title, text, buttons }) => lines(title, plainText(text), ...buttons.map(({ label }) => label)),
  example: {
    en: `:::call-to-action{#talk-today title="Talk with somebody today"}
You do not need to know what to say. The people who answer have heard it before.

Calls are **free** in the United States.

- [See the helplines](/helplines)
- [Ask the community](entry:community)
:::

:::call-to-action{#one-step title="One step at a time"}
Nothing has to be decided today.

- [What to read first](entry:about-you-newly-diagnosed)
:::`,
    es: `:::call-to-action{#talk-today title="Hable hoy con alguien"}
No hace falta saber qué decir. Quienes contestan ya lo han oído antes.

En Estados Unidos, las llamadas son **gratis**.

- [Ver las líneas de ayuda](/es/lineas-de-ayuda)
- [Preguntar a la comunidad](entry:community)
:::

:::call-to-action{#one-step title="Un paso a la vez"}
Hoy no hay que decidir nada.

- [Qué leer primero](entry:about-you-newly-diagnosed)
:::`,
  },
});
