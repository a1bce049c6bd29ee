import { z } from 'zod';
import { parseDuration } from '#services/content/model/duration.ts';
import { httpsUrl } from '#services/content/model/fields.ts';
import { assetId } from '#services/content/model/references.ts';
import { type Directive, type DirectiveReader, defineSection } from './define-section.ts';
import { attribute, required } from './directive-attributes.ts';
import { leafWords } from './directive-content.ts';
import { label } from './section-fields.ts';

/** A film or a map that another site shows. */
export const videoEmbed = defineSection({
  kind: 'videoEmbed',
  data: z.strictObject({
    title: label,
    url: httpsUrl,
    /** In seconds. */
    duration: z.int().min(1, 'is no time at all').optional(),
    posterAssetId: assetId.optional(),
  }),
  directive: {
    name: 'video-embed',
    attributes: ['url', 'duration', 'asset'],
    read: (directive, reader) => ({
      title: leafWords(directive, reader),
      url: required(directive, reader, 'url'),
      duration: readDuration(directive, reader),
      posterAssetId: attribute(directive, 'asset'),
    }),
  },
  plainText: ({ title }) => title,
  example: {
    en: '::video-embed[Your first visit, step by step]{#first-visit-film url="https://www.youtube.com/watch?v=SAMPLE-film" duration="12:34" asset="dawn"}',
    es: '::video-embed[Su primera cita, paso a paso]{#first-visit-film url="https://www.youtube.com/watch?v=SAMPLE-film" duration="12:34" asset="dawn"}',
  },
});

function readDuration(directive: Directive, reader: DirectiveReader): number | undefined {
  const text = attribute(directive, 'duration');
  if (text === undefined) return undefined;
  const seconds = parseDuration(text);
  if (seconds === null) reader.problem(directive, `“${text}” is not a duration: write it as 12:34 or 1:02:03`);
  return seconds ?? undefined;
}
