import { describe, expect, test } from 'vitest';
import { testPopularity } from './popularity-testing.ts';

const { ana, countSearch, db, everythingKept, find, forget, pass, searchedBy, searchedByMany, searches } = await testPopularity();

describe('A search', () => {
  test('is popular, and in the database at all, once twenty readers made it on two days in a row', async () => {
    await searchedBy(10, 'Nausea', 'en');
    await pass(1);
    await searchedBy(9, 'nausea', 'en', 100);
    // Whoever made it the day before is not one more.
    await searchedBy(10, 'nausea', 'en');
    expect(await searches('en')).toEqual([]);
    expect(await everythingKept()).not.toMatch(/nausea/i);
    await searchedBy(10, '  NAUSEA ', 'en', 100);
    expect(await searches('en')).toEqual(['nausea']);
    expect(await searches('es')).toEqual([]);
    expect(await db.selectFrom('unknown_search').selectAll().execute()).toEqual([]);
  });

  test('that many make on one day alone is not, until somebody does on the next', async () => {
    await searchedBy(60, 'nausea', 'en');
    expect(await searches('en')).toEqual([]);
    await pass(1);
    await forget();
    await searchedBy(1, 'nausea', 'en', 100);
    expect(await searches('en')).toEqual(['nausea']);
  });

  test('is not by readers of more than two days', async () => {
    for (let day = 0; day < 5; day++) {
      await searchedBy(9, 'nausea', 'en', day * 20);
      await pass(1);
      await forget();
    }
    expect(await searches('en')).toEqual([]);
    await pass(1);
    await searchedByMany('nausea', 'en');
    expect(await searches('en')).toEqual(['nausea']);
  });

  test('that one person makes day after day stays unknown: nobody can tell that it is one', async () => {
    for (let day = 0; day < 40; day++) {
      await countSearch('nausea', ana, 'en');
      await pass(1);
      await forget();
    }
    expect(await searches('en')).toEqual([]);
    expect(await everythingKept()).not.toMatch(/nausea/);
  });

  test('is one however its accents are set', async () => {
    await searchedBy(10, 'metastasis', 'es');
    await pass(1);
    await searchedBy(10, 'metástasis', 'es', 100);
    expect(await searches('es')).toEqual(['metástasis']);
  });

  test('without a language counts in each in which it finds something', async () => {
    await searchedByMany('nausea');
    await pass(2);
    await searchedByMany('náuseas');
    expect([await searches('en'), await searches('es')]).toEqual([['nausea'], ['náuseas']]);
  });

  test.each([
    'ana@example.org',
    'call 305 555 0199',
    '3055550199',
    'mrn 48213',
    'born 3/4/71 nausea',
    'https://alba.example nausea',
    'nausea www alba',
    'alba.example nausea',
    'one two three four five six seven',
    `nausea ${'a'.repeat(60)}`,
    '123',
    'no',
  ])('that may say something of who made it is not kept, nor even asked for: %j', async (term) => {
    find.mockClear();
    expect(await countSearch(term, ana, 'en')).toBe(false);
    expect(find).not.toHaveBeenCalled();
    expect(await everythingKept()).toBe('[[],[],[],[],[]]');
  });

  test('that finds nothing, or what somebody may have meant, counts nothing', async () => {
    expect(await countSearch('xyz nausea', ana, 'en')).toBe(false);
    expect(await countSearch('nausae', ana, 'en')).toBe(false);
  });

  const strange = ['maria gonzalez nausea', 'joe nausea', 'nausea jo', 'nausea her3', 'nausea 77', 'nausea 2b'];
  test.each([...strange, 'nausea her2', 'mri nausea', 'can i get nausea', 'is it the nausea'])(
    'is shown if each of its words is one that the library has, or that says nothing: %s',
    async (term) => {
      await searchedByMany(term, 'en');
      expect(await searches('en')).toEqual(strange.includes(term) ? [] : [term]);
      expect((await everythingKept()).includes(term)).toBe(!strange.includes(term));
    },
  );

  test('is not made again for a network that counted already', async () => {
    find.mockClear();
    for (const network of [ana, ana, ana]) await countSearch('nausea', network, 'en');
    expect(find).toHaveBeenCalledTimes(1);
    expect(await db.selectFrom('unknown_search').select('visitors').execute()).toEqual([{ visitors: 1 }]);
  });
});
