import type { MakeFile } from './page.types.ts';

/** `/robots.txt`. */
export function robots(origin: string): MakeFile {
  const text = ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' };
  return (path) => (path === '/robots.txt' ? new Response(text, { headers }) : null);
}
