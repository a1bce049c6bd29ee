import { z } from 'zod';
import { defineSection } from './definition.ts';
import { leafWords } from './inside.ts';
import { assetId } from './link.ts';
import { required, words } from './parts.ts';

/** A file to download. Without a label, the file's own title holds. */
export const asset = defineSection({
  data: z.strictObject({ assetId, label: words.optional() }),
  directive: {
    name: 'asset',
    attributes: ['asset'],
    read: (directive, reader) => ({
      assetId: required(directive, reader, 'asset'),
      label: leafWords(directive, reader) || undefined,
    }),
  },
  plainText: ({ label }) => label ?? '',
  example: {
    en: '::asset[Questions for your first visit (PDF)]{#questions-to-print asset="questions-pdf"}',
    es: '::asset[Preguntas para su primera cita (PDF)]{#questions-to-print asset="questions-pdf"}',
  },
});
