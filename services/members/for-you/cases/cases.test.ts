import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cases } from './cases.ts';

const types = readdirSync('content', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const isThere = (id: string) => types.some(({ name }) => existsSync(`content/${name}/${id}/en.md`));

describe('The cases of what is for whom', () => {
  it('are sixty at least, each of its own name, and name entries that are there', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const named = cases.map(({ name, locale = 'en' }) => `${name} ${locale}`);
    expect(new Set(named).size).toBe(cases.length);
    const ids = cases.flatMap(({ first, never, saved = [], read = [], dismissed = [] }) => [first, never, saved, read, dismissed].flat());
    expect(ids.filter((id) => !isThere(id))).toEqual([]);
    for (const { name, first, never } of cases) expect([name, first.filter((id) => never.includes(id))]).toEqual([name, []]);
  });
});
