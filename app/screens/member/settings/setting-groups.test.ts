import { expect, it } from 'vitest';
import type { AskedField } from '#services/members/asking/asked.ts';
import { settingGroups } from './setting-groups.ts';

const question = { label: '', meaning: '', report: [], term: null, choices: [], alone: [], limits: null, isLong: false };
const asked = (field: string): AskedField => ({
  question: { ...question, field, kind: 'text' },
  inputs: [field],
  told: {},
  isLocked: false,
});
const setting = (field: string, flag: string | null = null) => ({
  field: asked(field),
  answer: null,
  flag: flag === null ? null : asked(flag),
});

it('fields with one flag stand together, and one without any alone', () => {
  const all = [setting('a', 'showA'), setting('b'), setting('c'), setting('d', 'showD'), setting('e'), setting('f')];
  const shown = settingGroups(all).map(({ settings, flag }) => [settings.map(({ field }) => field.question.field), flag?.question.field]);
  expect(shown).toEqual([
    [['a'], 'showA'],
    [['b', 'c', 'd'], 'showD'],
    [['e'], undefined],
    [['f'], undefined],
  ]);
});
