import { defineSection } from './definition.ts';
import { leafWords } from './inside.ts';
import { linkTypeOf } from './link-type.ts';
import { link, required } from './parts.ts';

/** The kind `link`: one link that stands by itself. */
export const linkSection = defineSection({
  data: link,
  directive: {
    name: 'link',
    attributes: ['href'],
    read: (directive, reader) => {
      const url = required(directive, reader, 'href');
      return { url, label: leafWords(directive, reader), linkType: linkTypeOf(url) };
    },
  },
  plainText: ({ label }) => label,
  example: {
    en: '::link[What to ask before surgery]{#before-surgery href="entry:treatment-surgery"}',
    es: '::link[Qué preguntar antes de la cirugía]{#before-surgery href="entry:treatment-surgery"}',
  },
});
