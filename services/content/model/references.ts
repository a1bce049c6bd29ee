import { z } from 'zod';
import { isSafeUri } from './rich-text.ts';

/** An entry's id: the name of its folder. */
export const entryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not an id: lower-case words joined by hyphens');

/** The id of a picture or a file; it has the same form. */
export const assetId = entryId;

/** An address that a reader may be sent to: an entry by id (`entry:pathology-report`), a path of this site, or an outside URL. */
export const linkUrl = z
  .string()
  .refine((url) => (url.startsWith('entry:') ? entryId.safeParse(url.slice('entry:'.length)).success : isSafeUri(url)), {
    error: (issue) => `${JSON.stringify(issue.input)} is not an allowed address: use entry:id, https, http, mailto, tel or a path`,
  });

/** What the site takes from elsewhere, and does not only lead to, comes over https. */
export const httpsUrl = z.string().refine((url) => url.startsWith('https://') && isSafeUri(url), {
  error: (issue) => `${JSON.stringify(issue.input)} is not an https address`,
});
