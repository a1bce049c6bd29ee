export const linkTypes = ['internal', 'external', 'download'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Links to an entry, a path or a place on the page stay on this site, and may fetch its files; the rest leave it. */
export function linkTypeOf(url: string): LinkType {
  if (!/^(entry:|\/|#)/.test(url)) return 'external';
  return fileTypeOf(url) === undefined ? 'internal' : 'download';
}

/** The type of a file as people call it, by its extension: `PDF`; undefined for what is a page. A host has no extension. */
export function fileTypeOf(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  return /(?:^|[^/])\/[^/]+\.(pdf|docx?|xlsx?|csv|epub|ics|zip)$/i.exec(path)?.[1]?.toUpperCase();
}
