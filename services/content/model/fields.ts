import { z } from 'zod';
import { parseDuration } from './duration.ts';
import { isSafeUri } from './rich-text.ts';

/** Schemas of single fields that sections and entries have alike. */

/** Text that PostgreSQL and UTF-8 can hold: without NUL, and without half of a character. */
export const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'has characters that cannot be stored');

export const words = storable.trim().min(1, 'is empty');

export const date = z.iso.date('is not a date: write it as 2026-11-20').refine((day) => day >= '1900', 'is before 1900');
/** With its offset, so that it means the same moment everywhere. */
export const moment = z.iso.datetime({ offset: true, error: 'is not a moment: write it as 2026-11-20T09:00:00-05:00' });

/** `1:02:03` or `12:34`, as editors write it; seconds once parsed. */
export const duration = z.string().transform((text, context) => {
  const seconds = parseDuration(text);
  if (seconds !== null) return seconds;
  context.issues.push({
    code: 'custom',
    message: 'is not a duration: write it as "minutes:seconds" or "hours:minutes:seconds"',
    input: text,
  });
  return z.NEVER;
});

/** What the site takes from elsewhere, and does not only lead to, comes over https. */
export const httpsUrl = z.string().refine((url) => url.startsWith('https://') && isSafeUri(url), {
  error: (issue) => `${JSON.stringify(issue.input)} is not an https address`,
});
