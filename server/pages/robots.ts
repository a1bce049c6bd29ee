import { Hono } from 'hono';

export function robots(origin: string): Hono {
  const text = ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  return new Hono().get('/', (context) => context.text(text, 200, { 'Cache-Control': 'public, max-age=3600' }));
}
