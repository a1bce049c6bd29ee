import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const load = () => import('./device-questions.ts');

describe('The questions on a device', () => {
  it('are added, ticked, answered, removed and brought back', async () => {
    const list = await load();
    const [swim, work] = [list.newQuestionHere('Can I swim?'), list.newQuestionHere('Can I work?')];
    expect([list.addQuestion(swim), list.addQuestion(work)]).toEqual([true, true]);
    list.tickQuestion(swim.id, true);
    const answered = { ...work, answer: 'Half days.' };
    list.changeQuestion(work, answered);
    expect(list.questionsHere()).toEqual([{ ...swim, isTicked: true }, answered]);
    list.removeQuestion(work.id);
    list.addQuestion(answered);
    list.addQuestion(answered);
    expect(list.questionsHere()).toEqual([{ ...swim, isTicked: true }, answered]);
    list.clearQuestions();
    expect(kept.size).toBe(0);
  });

  it('keep both of what two tabs changed at once', async () => {
    const list = await load();
    const seen = list.newQuestionHere('Can I swim?');
    list.addQuestion(seen);
    list.changeQuestion(seen, { ...seen, answer: 'Yes.' });
    list.changeQuestion(seen, { ...seen, answer: 'Not yet.' });
    expect(list.questionsHere()).toMatchObject([
      { id: seen.id, answer: 'Yes.' },
      { text: 'Can I swim?', answer: 'Not yet.' },
    ]);
  });

  it('are not kept where the device is full, and stay as they were', async () => {
    const list = await load();
    const one = list.newQuestionHere('Can I swim?');
    list.addQuestion(one);
    isFull = true;
    expect(list.addQuestion(list.newQuestionHere('Can I work?'))).toBe(false);
    expect(list.questionsHere()).toEqual([one]);
  });

  it('are read without what makes no sense', async () => {
    const items = [{ id: 'a', text: 'Can I swim?', answer: 7, isTicked: 'yes' }, { id: 'b', text: ' ' }, { text: 'no id' }, null];
    kept.set('questions', JSON.stringify({ version: 1, items }));
    expect((await load()).questionsHere()).toEqual([{ id: 'a', text: 'Can I swim?', answer: '', isTicked: false }]);
  });

  it('leave the device once an account has them, but for one that was changed since', async () => {
    const list = await load();
    const [swim, work] = [list.newQuestionHere('Can I swim?'), list.newQuestionHere('Can I work?')];
    list.addQuestion(swim);
    list.addQuestion(work);
    list.tickQuestion(work.id, true);
    list.forgetTakenIn([swim, work]);
    expect(list.questionsHere()).toEqual([{ ...work, isTicked: true }]);
  });
});
