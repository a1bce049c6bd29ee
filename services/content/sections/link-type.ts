export const linkTypes = ['internal', 'external', 'download'] as const;
export type LinkType = (typeof linkTypes)[number];

const downloadable = /\.(pdf|docx?|xlsx?|csv|epub|ics|zip)$/i;

/** Links to an entry, a path or a place on the page stay on this site; the rest leave it or are files. */
export function linkTypeOf(url: string): LinkType {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (downloadable.test(path)) return 'download';
  return /^(entry:|\/|#)/.test(url) ? 'internal' : 'external';
}
