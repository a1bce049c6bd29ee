import { expect, test } from 'vitest';
import { cardFieldsOf } from './card-fields.ts';
import { nearestQuestions, type Question } from './questions.ts';

const question = (id: string, change: Partial<Question> = {}): Question => ({
  ...{ id, locale: 'en', type: 'faq', screen: null, slug: id, title: `${id}?`, teaser: '', sample: false },
  ...{ publishedAt: '2026-01-01', updatedAt: '2026-01-01', newUntil: 0, group: null, topics: [] },
  card: cardFieldsOf({ card_fields: {}, card_writer: null, card_topic: null, card_replacement: null }),
  ...change,
});
const idsNear = (all: readonly Question[], id: string) => nearestQuestions(all, id).map((each) => each.id);

test('the nearest questions are those of the group, then of a topic, then of the same words', () => {
  const all = [
    question('alone'),
    question('words', { title: 'Who reads the profile?' }),
    question('topic', { topics: ['privacy'] }),
    question('far', { group: 'Account' }),
    question('near', { group: 'Account' }),
    question('both', { group: 'Account', topics: ['privacy'] }),
    question('own', { group: 'Account', topics: ['privacy'], title: 'Is my profile safe?' }),
  ];
  expect(idsNear(all, 'own')).toEqual(['both', 'near', 'far', 'topic']);
  expect(idsNear(all.toSpliced(3, 3), 'own')).toEqual(['topic', 'words']);
  expect(idsNear(all, 'nobody asks this')).toEqual([]);
});

test('nothing in common is no nearness, and having no group is nothing in common', () => {
  expect(idsNear([question('one'), question('two')], 'one')).toEqual([]);
});
