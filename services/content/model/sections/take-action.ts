import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkUrl } from '#services/content/model/references.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { lines } from './section-fields.ts';

/** Something to do, and the one link to where it is done. */
export const takeAction = defineSection({
  kind: 'takeAction',
  data: z.strictObject({ title: words, text: documentSchema, link: z.strictObject({ href: linkUrl, title: words }) }),
  directive: {
    name: 'take-action',
    attributes: ['title', 'href', 'label'],
    read: (directive, reader) => ({
      title: required(directive, reader, 'title'),
      text: textInside(directive, reader),
      link: { href: required(directive, reader, 'href'), title: required(directive, reader, 'label') },
    }),
  },
  plainText: ({ title, text, link }) => lines(title, plainText(text), link.title),
  example: {
    en: `:::take-action{#tell-your-story title="Your story may help somebody" href="entry:about-us-share-your-story" label="Share your story"}
You need not be a writer. A few lines on *what you wish you had known* are enough.
:::`,
    es: `:::take-action{#tell-your-story title="Su historia puede ayudar a alguien" href="entry:about-us-share-your-story" label="Comparta su historia"}
No hace falta escribir bien. Bastan unas líneas sobre *lo que le habría gustado saber*.
:::`,
  },
});
