import { z } from 'zod';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { readAuthor } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { author, lines } from './section-fields.ts';

/** What a person said. */
export const quotation = defineSection({
  kind: 'quotation',
  data: z.strictObject({ quote: documentSchema, author: author.optional() }),
  directive: {
    name: 'quotation',
    attributes: ['author', 'author-title'],
    read: (directive, reader) => ({ quote: textInside(directive, reader), author: readAuthor(directive, reader) }),
  },
  plainText: ({ quote, author }) => lines(plainText(quote), author?.name, author?.title),
  example: {
    en: `:::quotation{#write-it-down author="Sample nurse" author-title="Infusion center"}
Write your questions down the night before. Put the one that worries you most first.

If there is time for only one, it is the right one.
:::`,
    es: `:::quotation{#write-it-down author="Enfermera de muestra" author-title="Centro de infusión"}
Anote sus preguntas la noche anterior. Ponga primero la que más le preocupa.

Si solo hay tiempo para una, será la que importa.
:::`,
  },
});
