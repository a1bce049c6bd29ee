import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { defineSection } from './definition.ts';

export const subheaderText = defineSection({
  data: z.strictObject({
    title: z.string().min(1, 'needs its words in brackets: ::subheader[Words]{#id}'),
    text: z.string().min(1).optional(),
  }),
  directive: {
    name: 'subheader',
    attributes: ['text'],
    read: (directive) => ({ title: textOf(directive), text: directive.attributes?.text ?? undefined }),
  },
  plainText: ({ title, text }) => [title, text].filter(Boolean).join('\n'),
  example: {
    en: '::subheader[When to call]{#when-to-call text="Keep these numbers where you can see them."}',
    es: '::subheader[Cuándo llamar]{#when-to-call text="Tenga estos números a la vista."}',
  },
});
