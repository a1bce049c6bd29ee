import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkUrl } from '#services/content/model/references.ts';
import { defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { itemsInside, onlyLink, picture } from './directive-content.ts';
import { image, label, lines } from './section-fields.ts';

/** Three pictures side by side, each a link. */
export const thumbnailTriplex = defineSection({
  kind: 'thumbnailTriplex',
  data: z.strictObject({
    title: words.optional(),
    thumbnails: z.array(image.extend({ url: linkUrl, label })).length(3, 'a thumbnail triplex has exactly three pictures'),
  }),
  directive: {
    name: 'thumbnail-triplex',
    attributes: ['title'],
    read: (directive, reader) => ({
      title: attribute(directive, 'title'),
      thumbnails: itemsInside(directive, reader, {
        holds: 'a thumbnail triplex holds one list of pictures with links and nothing else',
        each: 'each item of a thumbnail triplex is one picture and one link: - ![alt](asset:id) [Words](address)',
        read: ([first, ...rest]) => {
          const shown = picture(first);
          const link = onlyLink(rest);
          return shown && link && { ...shown, ...link };
        },
      }),
    }),
  },
  plainText: ({ title, thumbnails }) => lines(title, ...thumbnails.map(({ label }) => label)),
  example: {
    en: `:::thumbnail-triplex{#where-are-you title="Where are you now?"}
- ![Morning sun falls on an empty armchair](asset:morning-window) [Just diagnosed](entry:about-you-newly-diagnosed)
- ![A nurse holds the hand of someone during an infusion](asset:hand-in-hand) [In treatment](entry:about-you-in-treatment)
- ![](asset:by-the-sea) [Treatment is over](entry:about-you-finished-treatment)
:::`,
    es: `:::thumbnail-triplex{#where-are-you title="¿En qué momento está?"}
- ![El sol de la mañana da en un sillón vacío](asset:morning-window) [Diagnóstico reciente](entry:about-you-newly-diagnosed)
- ![Una enfermera toma la mano de alguien durante una infusión](asset:hand-in-hand) [En tratamiento](entry:about-you-in-treatment)
- ![](asset:by-the-sea) [Después del tratamiento](entry:about-you-finished-treatment)
:::`,
  },
});
