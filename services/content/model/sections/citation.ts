import { z } from 'zod';
import { linkUrl } from '#services/content/model/references.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';

/** Where something on the page comes from. */
export const citation = defineSection({
  kind: 'citation',
  data: z.strictObject({ text: documentSchema, href: linkUrl.optional() }),
  directive: {
    name: 'citation',
    attributes: ['href'],
    read: (directive, reader) => ({ text: textInside(directive, reader), href: attribute(directive, 'href') }),
  },
  plainText: ({ text }) => plainText(text),
  example: {
    en: `:::citation{#cancer-centers href="https://www.cancer.gov/research/infrastructure/cancer-centers/find"}
National Cancer Institute. *Find a Cancer Center.*
:::`,
    es: `:::citation{#cancer-centers href="https://www.cancer.gov/research/infrastructure/cancer-centers/find"}
Instituto Nacional del Cáncer, en inglés. *Find a Cancer Center.*
:::`,
  },
});
