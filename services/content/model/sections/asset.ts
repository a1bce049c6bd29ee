import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { assetId } from '#services/content/model/references.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { leafWords } from './directive-content.ts';

/** A file to download. Without a label, the file's own title holds. */
export const asset = defineSection({
  kind: 'asset',
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
    en: `::asset[Questions to take to your first visit]{#questions-to-print asset="questions-for-your-visit"}

::asset{#under-its-own-title asset="questions-for-your-visit"}`,
    es: `::asset[Preguntas para llevar a su primera consulta]{#questions-to-print asset="questions-for-your-visit"}

::asset{#under-its-own-title asset="questions-for-your-visit"}`,
  },
});
