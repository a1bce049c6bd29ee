import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { readImage } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';
import { captionedImage, lines } from './section-fields.ts';

export const imageWithCaption = defineSection({
  kind: 'imageWithCaption',
  data: captionedImage.extend({ caption: documentSchema }),
  directive: {
    name: 'image-with-caption',
    attributes: ['asset', 'alt'],
    read: (directive, reader) => ({ image: readImage(directive, reader), caption: textInside(directive, reader) }),
  },
  plainText: ({ image, caption }) => lines(image.alt, plainText(caption)),
  example: {
    en: `:::image-with-caption{#a-hand-to-hold asset="hand-in-hand" alt="A nurse holds the hand of a woman during an infusion"}
Say when something hurts or frightens you. The nurse **wants to know**.
:::`,
    es: `:::image-with-caption{#a-hand-to-hold asset="hand-in-hand" alt="Una enfermera toma la mano de una mujer durante una infusión"}
Diga si algo le duele o le da miedo. La enfermera **quiere saberlo**.
:::`,
  },
});
