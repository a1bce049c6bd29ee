import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { leafWords } from './directive-content.ts';
import { label, lines } from './section-fields.ts';

export const subheaderText = defineSection({
  kind: 'subheaderText',
  data: z.strictObject({
    title: label,
    text: words.optional(),
  }),
  directive: {
    name: 'subheader',
    attributes: ['text'],
    read: (directive, reader) => ({ title: leafWords(directive, reader), text: attribute(directive, 'text') }),
  },
  plainText: ({ title, text }) => lines(title, text),
  example: {
    en: '::subheader[When to call]{#when-to-call text="Keep these numbers where you can see them."}',
    es: '::subheader[Cuándo llamar]{#when-to-call text="Tenga estos números a la vista."}',
  },
});
