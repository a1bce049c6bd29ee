import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { entryId } from '#services/content/model/references.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { leafWithoutWords } from './directive-content.ts';

/** A kind that shows another entry: title, picture and teaser are that entry's, so it has no words but the id. */
export function entrySection<const Kind extends string>(kind: Kind, name: string, example: Record<Locale, string>) {
  return defineSection({
    kind,
    data: z.strictObject({ entryId }),
    directive: {
      name,
      attributes: ['entry'],
      read: (directive, reader) => {
        leafWithoutWords(directive, reader);
        return { entryId: required(directive, reader, 'entry') };
      },
    },
    plainText: ({ entryId }) => entryId,
    example,
  });
}
