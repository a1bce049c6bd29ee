import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { openSite } from './site.ts';

const { get, db, logged } = await openSite();
const faults = () => logged.filter((line) => line.includes('could not be rendered'));

/** Text whose nodes are none: the door would not let it in, so only a fault of the house can bring it. */
const broken = JSON.stringify([null]);
const sectionIds = async (path: string) => (await get(path)).document.querySelectorAll('article section[id]').map(({ id }) => id);

it.each(['en', 'es'] as const)('a section that throws takes neither the page with it nor a script into it (%s)', async (locale) => {
  const path = pathTo('treatment.chemotherapy', locale);
  const ids = await sectionIds(path);
  logged.length = 0;
  await db
    .updateTable('entry')
    .set({ sections: sql`jsonb_set(sections, '{0,data,text,content}', ${broken})` })
    .where('id', '=', 'treatment-chemotherapy')
    .where('locale', '=', locale)
    .execute();
  const { status, document, text } = await get(path);
  expect(status).toBe(200);
  expect(document.querySelectorAll('article section[id]').map(({ id }) => id)).toEqual(ids);
  const [first, ...others] = document.querySelectorAll('article section[id]');
  expect(first?.text).toBe('unknown section');
  expect(first?.querySelector('p')?.getAttribute('lang')).toBe('en');
  for (const section of others) expect(section.text).not.toContain('unknown section');
  expect(document.querySelectorAll('script:not([src]):not([type="application/ld+json"])').map(String)).toEqual([]);
  // React's mark of what broke: nothing of the page is hidden in it.
  expect(document.querySelectorAll('template').map(({ innerHTML }) => innerHTML)).toEqual(['']);
  expect(text.trimEnd().endsWith('</html>')).toBe(true);
  expect(faults()).toHaveLength(1);
});
