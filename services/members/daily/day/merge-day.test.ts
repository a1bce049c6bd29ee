import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayField, DayFields, DayValue } from '#services/members/daily/shared.ts';
import { chooseIn, type Day, emptyDay, isEmptyDay, mergeDay, takeInDay } from './shared.ts';

const day = '2026-11-25';
const at = (fields: DayFields, conflicts: Day['conflicts'] = {}): Day => ({ day, fields, conflicts });

it('takes what a page changed, and leaves alone what it did not', () => {
  const merged = mergeDay(at({ mood: 3, notes: 'slept badly' }), { seen: { mood: 3 }, sent: { mood: 5, pain: 2 } });
  expect(merged).toEqual(at({ mood: 5, pain: 2, notes: 'slept badly' }));
  expect(mergeDay(at({ mood: 3, pain: 1 }), { seen: { mood: 3, pain: 1 }, sent: { mood: 3 } })).toEqual(at({ mood: 3 }));
});

it('keeps both of what two pages changed at once, and the member takes one', () => {
  const both = mergeDay(at({ mood: 7 }), { seen: { mood: 3 }, sent: { mood: 5 } });
  expect(both).toEqual(at({ mood: 7 }, { mood: [5] }));
  expect(mergeDay(both, { seen: { mood: 3 }, sent: { mood: 5 } })).toEqual(both);
  expect(chooseIn(both, 'mood', null)).toEqual(at({ mood: 7 }));
  expect(chooseIn(both, 'mood', 0)).toEqual(at({ mood: 5 }));
  expect(chooseIn(both, 'mood', 3)).toEqual(both);
  const emptied = mergeDay(at({ mood: 7 }), { seen: { mood: 3 }, sent: {} });
  expect(emptied).toEqual(at({ mood: 7 }, { mood: [null] }));
  expect(chooseIn(emptied, 'mood', 0)).toEqual(at({}));
});

it('the same said on two devices is said once', () => {
  expect(mergeDay(at({ mood: 5 }), { seen: {}, sent: { mood: 5 } })).toEqual(at({ mood: 5 }));
});

it('a day of another device is taken in whole, beside what stands there, and once however often it is sent', () => {
  const brought = at({ mood: 5, pain: 1 }, { sleep: [7, null], mood: [2] });
  const taken = takeInDay(at({ mood: 3, notes: 'rain' }), brought);
  expect(taken).toEqual(at({ mood: 3, pain: 1, notes: 'rain' }, { mood: [5, 2], sleep: [7] }));
  expect(takeInDay(taken, brought)).toEqual(taken);
  expect(takeInDay(emptyDay(day), at({ mood: 5 }))).toEqual(at({ mood: 5 }));
});

const fields = ['mood', 'pain', 'sleep', 'notes'] as const satisfies DayField[];
const edit = fc.record({
  device: fc.nat({ max: 3 }),
  does: fc.constantFrom('type', 'save', 'reload'),
  field: fc.constantFrom(...fields),
  value: fc.option(fc.nat({ max: 4 })),
});

/** What each device shows: the day that it was loaded with, and what is typed there since. */
type Page = { seen: DayFields; typed: DayFields };

it('of any order of edits on four devices nothing is lost, and all show the same in the end', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
      let stored = emptyDay(day);
      /** Every value that was saved, by field, and is neither replaced by who had seen it nor the same as what stands. */
      const said = new Map<DayField, Set<DayValue | null>>(fields.map((name) => [name, new Set()]));
      const load = (): Page => ({ seen: stored.fields, typed: stored.fields });
      const pages = [load(), load(), load(), load()];
      for (const { device, does, field, value } of edits) {
        const page = pages[device];
        if (!page) throw new Error('there are four devices');
        if (does === 'reload') pages[device] = load();
        if (does === 'type') {
          const { [field]: _, ...others } = page.typed;
          pages[device] = { ...page, typed: value === null ? others : { ...others, [field]: value } };
        }
        if (does !== 'save') continue;
        for (const name of fields) {
          const [mine, before] = [page.typed[name], page.seen[name]];
          if (mine === before) continue;
          // Who had seen what stands there replaces it; else both stay.
          if (stored.fields[name] === before) said.get(name)?.delete(before ?? null);
          said.get(name)?.add(mine ?? null);
        }
        stored = mergeDay(stored, { seen: page.seen, sent: page.typed });
        pages[device] = load();
      }
      for (const name of fields) {
        const kept = new Set([stored.fields[name] ?? null, ...(stored.conflicts[name] ?? [])]);
        for (const each of said.get(name) ?? []) expect(kept).toContain(each);
      }
      const settled = fields.reduce((current, name) => chooseIn(current, name, null), stored);
      expect(settled.conflicts).toEqual({});
      expect(isEmptyDay(settled)).toBe(Object.keys(settled.fields).length === 0);
    }),
    { numRuns: 300 },
  );
});
