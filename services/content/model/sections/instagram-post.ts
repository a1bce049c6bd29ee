import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute, required } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { lines } from './section-fields.ts';

/** A post, with its own words: they can be read without a word to Instagram. */
export const instagramPost = defineSection({
  kind: 'instagramPost',
  data: z.strictObject({
    instagramPostId: z.string().regex(/^[\w-]+$/, 'is not the id of a post: it is what stands after /p/ in its address'),
    author: words.optional(),
    text: documentSchema,
  }),
  directive: {
    name: 'instagram-post',
    attributes: ['post', 'author'],
    read: (directive, reader) => ({
      instagramPostId: required(directive, reader, 'post'),
      author: attribute(directive, 'author'),
      text: textInside(directive, reader),
    }),
  },
  plainText: ({ text, author }) => lines(plainText(text), author),
  example: {
    en: `:::instagram-post{#last-infusion post="SAMPLE_post-1" author="Sample member"}
Last infusion today. I sat in the car for a while before I drove home.

Thank you to the nurse who remembered my name.
:::`,
    es: `:::instagram-post{#last-infusion post="SAMPLE_post-1" author="Participante de muestra"}
Hoy fue la última infusión. Me quedé un rato en el carro antes de volver a casa.

Gracias a la enfermera que se acordó de mi nombre.
:::`,
  },
});
