import type { Locale } from '#config/locale.ts';
import { plainText } from '../rich-text.ts';
import { defineSection } from './definition.ts';
import { contentOf } from './inside.ts';
import { captionedImage, lines, readImage } from './parts.ts';

/** A kind that is one picture with or without a caption; which one says how large it is shown. */
export function imageSection(name: string, example: Record<Locale, string>) {
  return defineSection({
    data: captionedImage,
    directive: {
      name,
      attributes: ['asset', 'alt'],
      read: (directive, reader) => {
        const caption = contentOf(directive, reader);
        return { image: readImage(directive, reader), caption: caption.length > 0 ? reader.richText(caption) : undefined };
      },
    },
    plainText: ({ image, caption }) => lines(image.alt, caption && plainText(caption)),
    example,
  });
}
