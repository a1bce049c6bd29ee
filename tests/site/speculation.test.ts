import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isApplicationPath } from '#app/addresses/paths.ts';
import { isEverybodys } from '#app/features/prefetch/prefetch.enhance.ts';
import { locales } from '#config/locale.ts';
import { plainScreenRows } from '#tests/fixtures/screens.ts';
import { openSite } from './site.ts';

const condition = z.union([
  z.strictObject({ href_matches: z.literal('/*') }),
  z.strictObject({ not: z.strictObject({ href_matches: z.array(z.string()) }) }),
  z.strictObject({ not: z.strictObject({ selector_matches: z.literal('[download]') }) }),
]);
const rules = z.strictObject({
  prefetch: z.tuple([z.strictObject({ where: z.strictObject({ and: z.array(condition) }), eagerness: z.literal('moderate') })]),
});

const { get } = await openSite();
const document = await get('/');
const answer = await get(JSON.parse(document.headers.get('Speculation-Rules') ?? '""'));
const [{ where }] = rules.parse(JSON.parse(answer.text)).prefetch;
const excluded = where.and
  .flatMap((each) => ('not' in each && 'href_matches' in each.not ? each.not.href_matches : []))
  .map((pathname) => new URLPattern({ pathname }));
const isFetchedAhead = (pathname: string) => !excluded.some((pattern) => pattern.test({ pathname }));

it('is told by a header of documents, in the type that browsers ask for', () => {
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json');
});

describe.each([
  ['what the pointer rests on', isFetchedAhead],
  ['what comes into view', isEverybodys],
])('%s', (_, isFetched) => {
  it.each(plainScreenRows)('is fetched ahead only where it is the same for everyone: $screen', (row) => {
    for (const locale of locales) {
      const isPublic = row.access === 'public' && !isApplicationPath(row[locale]);
      expect(isFetched(row[locale]), row[locale]).toBe(isPublic);
    }
  });

  it('is not fetched ahead where it is no page, or somebody’s', () => {
    for (const path of [
      '/members/somebody',
      '/es/miembros/somebody',
      '/api/user/user-avatar',
      '/graphql',
      '/media/0f/leaflet.pdf',
      '/workbench',
      '/es/workbench',
    ])
      expect(isFetched(path), path).toBe(false);
  });
});
