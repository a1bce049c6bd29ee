import { z } from 'zod';
import { defineSection } from './definition.ts';
import { itemsInside, onlyLink, picture } from './inside.ts';
import { linkUrl } from './link.ts';
import { attribute, image, label, lines, words } from './parts.ts';

/** Three pictures side by side, each a link. */
export const thumbnailTriplex = defineSection({
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
- ![First light over a row of houses](asset:dawn) [Just diagnosed](entry:about-you-newly-diagnosed)
- ![Two people hold hands across a table](asset:hands) [In treatment](entry:about-you-in-treatment)
- ![](asset:garden) [Treatment is over](entry:about-you-finished-treatment)
:::`,
    es: `:::thumbnail-triplex{#where-are-you title="¿En qué momento está?"}
- ![La primera luz sobre una fila de casas](asset:dawn) [Diagnóstico reciente](entry:about-you-newly-diagnosed)
- ![Dos personas se toman de la mano sobre una mesa](asset:hands) [En tratamiento](entry:about-you-in-treatment)
- ![](asset:garden) [Después del tratamiento](entry:about-you-finished-treatment)
:::`,
  },
});
