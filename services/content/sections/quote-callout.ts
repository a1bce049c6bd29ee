import { z } from 'zod';
import { documentSchema, plainText } from '../rich-text.ts';
import { defineSection } from './definition.ts';
import { linkUrl } from './link.ts';

/** In content, `personal-story` and the like; the callout's heading follows from it. */
export const quoteVariations = ['general', 'expert', 'personal-story', 'community'] as const;

export const quoteCallout = defineSection({
  data: z.strictObject({
    quote: documentSchema,
    variation: z.enum(quoteVariations),
    author: z.strictObject({ name: z.string().min(1), title: z.string().min(1).optional() }).optional(),
    link: z.strictObject({ href: linkUrl, title: z.string().min(1).optional() }).optional(),
  }),
  directive: {
    name: 'quote-callout',
    attributes: ['variation', 'author', 'author-title', 'href', 'link-title'],
    read: (directive, reader) => {
      const { variation, author, 'author-title': authorTitle, href, 'link-title': linkTitle } = directive.attributes ?? {};
      return {
        quote: reader.richText(directive.type === 'containerDirective' ? directive.children : []),
        variation: variation as (typeof quoteVariations)[number], // the schema checks it and names what is allowed
        author: author ? { name: author, title: authorTitle ?? undefined } : undefined,
        link: href ? { href, title: linkTitle ?? undefined } : undefined,
      };
    },
  },
  plainText: ({ quote, author }) => [plainText(quote), author?.name, author?.title].filter(Boolean).join('\n'),
  example: {
    en: `:::quote-callout{#second-opinion variation="community" author="Sample member" author-title="Two years after surgery" href="entry:about-you-newly-diagnosed"}
I asked for a second opinion. My surgeon gave me the name herself.
:::`,
    es: `:::quote-callout{#second-opinion variation="community" author="Participante de muestra" author-title="Dos años después de la cirugía" href="entry:about-you-newly-diagnosed"}
Pedí una segunda opinión. Mi cirujana misma me dio el nombre.
:::`,
  },
});
