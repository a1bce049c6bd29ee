import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DayField, type DayFields, type DayValue, kilogramsOf } from '#services/members/daily/shared.ts';
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

it('a weight and its unit are one thing, and what stands beside a weight is in its unit', () => {
  const [seen, other] = [
    { weight: 150, weightUnit: 'lb' },
    { weight: 151, weightUnit: 'lb' },
  ];
  const kilograms = { weight: 69, weightUnit: 'kg' };
  expect(mergeDay(at(seen), { seen, sent: kilograms })).toEqual(at(kilograms));
  const both = mergeDay(at(other), { seen, sent: kilograms });
  expect(both).toEqual(at(other, { weight: [152.1] }));
  expect(mergeDay(both, { seen, sent: kilograms })).toEqual(both);
  expect(chooseIn(both, 'weight', 0)).toEqual(at({ weight: 152.1, weightUnit: 'lb' }));
  expect(mergeDay(both, { seen: other, sent: kilograms }).fields).toEqual({ weight: 152.1, weightUnit: 'lb' });
  const emptied = mergeDay(at({}), { seen, sent: kilograms });
  expect([chooseIn(emptied, 'weight', 0), chooseIn(emptied, 'weight', null)]).toEqual([at(kilograms), at({})]);
  expect(mergeDay(at(kilograms), { seen: kilograms, sent: {} })).toEqual(at({}));
  const brought = at(kilograms, { weight: [70, null] });
  const taken = takeInDay(at(other), brought);
  expect(taken).toEqual(at(other, { weight: [152.1, 154.3, null] }));
  expect(JSON.stringify(takeInDay(taken, brought))).toBe(JSON.stringify(taken));
  expect(takeInDay(emptyDay(day), brought)).toEqual(brought);
});

const fields = ['mood', 'pain', 'sleep', 'notes', 'weight'] as const satisfies DayField[];
const edit = fc.record({
  device: fc.nat({ max: 3 }),
  does: fc.constantFrom('type', 'save', 'reload'),
  field: fc.constantFrom(...fields),
  value: fc.option(fc.nat({ max: 4 })),
});

const weights = [
  { weight: 100, weightUnit: 'lb' },
  { weight: 60, weightUnit: 'kg' },
  { weight: 200, weightUnit: 'lb' },
  { weight: 80, weightUnit: 'kg' },
  { weight: 300, weightUnit: 'lb' },
];
/** What is told of a field; of a weight in whole kilograms, whichever unit it is in. */
const toldOf = (name: DayField, said: DayFields, value: DayValue | null = said[name] ?? null) =>
  name === 'weight' && typeof value === 'number' ? Math.round(kilogramsOf(value, said.weightUnit === 'kg' ? 'kg' : 'lb')) : value;

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
          const typed = field === 'weight' && value !== null ? weights[value] : { [field]: value };
          pages[device] = { ...page, typed: value === null ? others : { ...others, ...typed } };
        }
        if (does !== 'save') continue;
        for (const name of fields) {
          const [mine, before] = [toldOf(name, page.typed), toldOf(name, page.seen)];
          if (mine === before) continue;
          // Who had seen what stands there replaces it; else both stay.
          if (toldOf(name, stored.fields) === before) said.get(name)?.delete(before);
          said.get(name)?.add(mine);
        }
        stored = mergeDay(stored, { seen: page.seen, sent: page.typed });
        pages[device] = load();
      }
      for (const name of fields) {
        const others = stored.conflicts[name] ?? [];
        const kept = new Set([toldOf(name, stored.fields), ...others.map((each) => toldOf(name, stored.fields, each))]);
        for (const each of said.get(name) ?? []) expect(kept).toContain(each);
      }
      const settled = fields.reduce((current, name) => chooseIn(current, name, null), stored);
      expect(settled.conflicts).toEqual({});
      expect(isEmptyDay(settled)).toBe(Object.keys(settled.fields).length === 0);
    }),
    { numRuns: 300 },
  );
});
