import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkUrl } from '#services/content/model/references.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { lines } from './section-fields.ts';

/** A passage from something written. */
export const blockQuote = defineSection({
  kind: 'blockQuote',
  data: z.strictObject({ quote: documentSchema, source: words.optional(), href: linkUrl.optional() }),
  directive: {
    name: 'block-quote',
    attributes: ['source', 'href'],
    read: (directive, reader) => ({
      quote: textInside(directive, reader),
      source: attribute(directive, 'source'),
      href: attribute(directive, 'href'),
    }),
  },
  plainText: ({ quote, source }) => lines(plainText(quote), source),
  example: {
    en: `:::block-quote{#no-hurry source="Sample leaflet for a first visit" href="entry:about-you-newly-diagnosed"}
You may not have to decide today. Ask your doctor how long you can **safely** wait.
:::`,
    es: `:::block-quote{#no-hurry source="Folleto de muestra para la primera cita" href="entry:about-you-newly-diagnosed"}
Tal vez no tenga que decidir hoy. Pregunte a su médico cuánto puede esperar **sin riesgo**.
:::`,
  },
});
