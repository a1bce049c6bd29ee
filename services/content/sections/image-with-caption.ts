import { documentSchema, plainText } from '../rich-text.ts';
import { defineSection } from './definition.ts';
import { textInside } from './inside.ts';
import { captionedImage, lines, readImage } from './parts.ts';

export const imageWithCaption = defineSection({
  data: captionedImage.extend({ caption: documentSchema }),
  directive: {
    name: 'image-with-caption',
    attributes: ['asset', 'alt'],
    read: (directive, reader) => ({ image: readImage(directive, reader), caption: textInside(directive, reader) }),
  },
  plainText: ({ image, caption }) => lines(image.alt, plainText(caption)),
  example: {
    en: `:::image-with-caption{#a-hand-to-hold asset="hands" alt="Two people hold hands across a table"}
You can bring somebody to **every** visit. They may just sit with you.
:::`,
    es: `:::image-with-caption{#a-hand-to-hold asset="hands" alt="Dos personas se toman de la mano sobre una mesa"}
Puede ir con alguien a **todas** las citas. Basta con que se siente a su lado.
:::`,
  },
});
