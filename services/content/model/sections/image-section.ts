import type { Locale } from '#config/locale.ts';
import { plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { readImage } from './directive-attributes.ts';
import { contentOf } from './directive-content.ts';
import { captionedImage, lines } from './section-fields.ts';

/** A kind that is one picture with or without a caption; which one says how large it is shown. */
export function imageSection<const Kind extends string>(kind: Kind, name: string, example: Record<Locale, string>) {
  return defineSection({
    kind,
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
