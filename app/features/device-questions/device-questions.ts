import { isRecord, keptItems } from '#app/browser/kept-items.ts';
import questions from '#app/browser/questions.device.ts';

/*
 * The questions that somebody without an account wants to ask. They are kept on this device only:
 * `{"version":1,"items":[{"id":"…","text":"Can I swim?","answer":"","isTicked":false}]}`.
 */

/** A question; `isTicked` says that it was asked, or needs no asking any more. */
export type DeviceQuestion = { id: string; text: string; answer: string; isTicked: boolean };

const kept = keptItems(questions, (items) => items.flatMap(questionFrom));

/** The questions that this device keeps, in the order in which they were written. */
export const questionsHere = kept.here;
export const followQuestions = kept.follow;
export const clearQuestions = kept.clear;

/** Adds a question, or brings one back. Gives whether the device has kept it. */
export function addQuestion(question: DeviceQuestion): boolean {
  return kept.change((all) => [...all.filter(({ id }) => id !== question.id), question]);
}

/**
 * Changes what was `seen` of a question. Where another tab has changed its words or answer meanwhile, that stays, and what comes from here
 * stands beside it: nothing is lost.
 */
export function changeQuestion(seen: DeviceQuestion, changed: Omit<DeviceQuestion, 'id'>): boolean {
  return kept.change((all) => {
    const current = all.find(({ id }) => id === seen.id);
    const isSeen = current?.text === seen.text && current.answer === seen.answer;
    if (isSeen) return all.map((each) => (each.id === seen.id ? { ...changed, id: seen.id } : each));
    return [...all, { ...changed, id: newId() }];
  });
}

export function tickQuestion(id: string, isTicked: boolean): boolean {
  return kept.change((all) => all.map((each) => (each.id === id ? { ...each, isTicked } : each)));
}

export function removeQuestion(id: string): boolean {
  return kept.change((all) => all.filter((each) => each.id !== id));
}

/** An account holds these by now: they go, but for one that has changed since. */
export function forgetTakenIn(taken: readonly DeviceQuestion[]): void {
  const gone = new Set(taken.map((question) => JSON.stringify(question)));
  kept.change((all) => all.filter((question) => !gone.has(JSON.stringify(question))));
}

/** A question that is new on this device. */
export function newQuestionHere(text: string): DeviceQuestion {
  return { id: newId(), text, answer: '', isTicked: false };
}

/** `crypto.randomUUID` is there on pages by https alone. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

function questionFrom(item: unknown): DeviceQuestion[] {
  if (!isRecord(item)) return [];
  const { id, text, answer, isTicked } = item;
  if (typeof id !== 'string' || typeof text !== 'string' || text.trim() === '') return [];
  return [{ id, text, answer: typeof answer === 'string' ? answer : '', isTicked: isTicked === true }];
}
