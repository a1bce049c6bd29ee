import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { defineSection } from './define-section.ts';
import { attribute, flag } from './directive-attributes.ts';
import { itemsInside, pictureAndWords } from './directive-content.ts';
import { image, lines } from './section-fields.ts';

export const imageGallery = defineSection({
  kind: 'imageGallery',
  data: z.strictObject({
    title: words.optional(),
    images: z.array(image.extend({ caption: words.optional() })).min(1, 'an image gallery needs at least one picture'),
    /** Shown only after a reader has agreed to see it. */
    sensitive: z.boolean(),
    membersOnly: z.boolean(),
  }),
  directive: {
    name: 'image-gallery',
    attributes: ['title', 'sensitive', 'members-only'],
    read: (directive, reader) => ({
      title: attribute(directive, 'title'),
      images: itemsInside(directive, reader, {
        holds: 'an image gallery holds one list of pictures and nothing else',
        each: 'each item of an image gallery is one picture and plain words: - ![alt](asset:id) caption',
        read: (parts) => {
          const shown = pictureAndWords(parts);
          return shown && { assetId: shown.assetId, alt: shown.alt, caption: shown.after };
        },
      }),
      sensitive: flag(directive, reader, 'sensitive'),
      membersOnly: flag(directive, reader, 'members-only'),
    }),
  },
  // Everybody may search: what is for members only is not among the words.
  plainText: ({ title, images, membersOnly }) => lines(title, ...(membersOnly ? [] : images.flatMap(({ alt, caption }) => [alt, caption]))),
  example: {
    en: `:::image-gallery{#a-week-outside title="A week outside"}
- ![A child and a dog on the beach](asset:by-the-sea) The first morning, before anybody else was up.
- ![](asset:first-light-path) Ten minutes outside, in the second week.
- ![](asset:sitting-together)
:::

:::image-gallery{#at-home sensitive}
- ![](asset:morning-window) The first morning at home.
- ![](asset:hand-in-hand)
:::

:::image-gallery{#weeks-after-surgery title="The weeks after surgery" sensitive members-only}
- ![](asset:morning-window) The first morning at home.
- ![](asset:hand-in-hand)
:::`,
    es: `:::image-gallery{#a-week-outside title="Una semana al aire libre"}
- ![Una niña y un perro en la playa](asset:by-the-sea) La primera mañana, antes de que nadie se levantara.
- ![](asset:first-light-path) Diez minutos al aire libre, en la segunda semana.
- ![](asset:sitting-together)
:::

:::image-gallery{#at-home sensitive}
- ![](asset:morning-window) La primera mañana en casa.
- ![](asset:hand-in-hand)
:::

:::image-gallery{#weeks-after-surgery title="Las semanas después de la cirugía" sensitive members-only}
- ![](asset:morning-window) La primera mañana en casa.
- ![](asset:hand-in-hand)
:::`,
  },
});
