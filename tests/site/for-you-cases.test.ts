import { describe, expect, it } from 'vitest';
import { cases } from '#services/members/for-you/cases/cases.ts';
import { toldIn } from '#services/members/for-you/cases/told.ts';
import { choose, mostFirst } from '#services/members/for-you/rank.ts';
import { openSite } from './site.ts';

const { services } = await openSite();
const library = { en: await services.content.candidates('en'), es: await services.content.candidates('es') };

describe('What is for somebody', () => {
  it.each(cases.map((each) => [each.name, each] as const))('who %s', (_, each) => {
    const { locale = 'en', first, firstTypes = [], never } = each;
    const { choices, ofSurvival } = choose(library[locale], toldIn(each));
    const begins = choices.slice(0, mostFirst);
    const ids = begins.map(({ candidate }) => candidate.id);
    expect({ ids, missing: first.filter((id) => !ids.includes(id)) }).toEqual({ ids, missing: [] });
    expect({ ids, missing: firstTypes.filter((type) => !begins.some(({ candidate }) => candidate.type === type)) }).toEqual({
      ids,
      missing: [],
    });
    const all = [...choices, ...ofSurvival].map(({ candidate }) => candidate.id);
    expect(never.filter((id) => all.includes(id))).toEqual([]);
    expect(begins).toHaveLength(mostFirst);
    expect(begins[0]?.candidate.hasSurvivalNumbers).toBe(false);
    expect(new Set(all).size).toBe(all.length);
    for (const { reasons } of [...choices, ...ofSurvival]) expect(reasons.length).toBeGreaterThan(0);
  });
});
