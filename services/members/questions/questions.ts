import { randomUUID } from 'node:crypto';
import { type Locale, otherLocale } from '#config/locale.ts';
import type { ContentStore, EntryTeaser } from '#services/content/library/store.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { type ItemChanged, itemList } from '#services/members/items/item-list.ts';
import { type ItemOutcome, roomLeft } from '#services/members/items/item-rows.ts';
import type { MemberScopes, Reading } from '#services/members/member-scope.ts';
import { wasMade } from '#services/members/store/changes.ts';
import { everyRow, type Keyed, type Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { everyVisit, splitAt } from '#services/members/visits/visit-rows.ts';
import { visitLineIn } from '#services/members/visits/visits.words.ts';
import { everyQuestion, questionStore, type StoredQuestion } from './question-rows.ts';
import { newQuestion, type Question, type QuestionProblem, questionProblem, tidied } from './shared.ts';
import { type ShownStarters, startersFor, starterWordsOf } from './starters.ts';
import { readBrought, takeInQuestions } from './take-in.ts';

export type QuestionsPage = {
  questions: readonly StoredQuestion[];
  /** The entries that questions came from, by id, and that which is asked about now; in the other language where they are only there. */
  about: ReadonlyMap<string, EntryTeaser>;
  /** The visits that a question can be attached to, in words: those to come before those that are over. */
  visits: readonly { id: string; label: string }[];
  starters: ShownStarters;
};

export type QuestionOutcome =
  | ItemChanged<Question>
  /** What a device brought stands on the list. */
  | { kind: 'taken-in' }
  | { kind: 'refused'; problems: readonly [{ field: 'text' | 'answer'; code: QuestionProblem }] };

type Parts = { scopes: MemberScopes; content: Pick<ContentStore, 'teasers'>; jobs: JobSender; now?: () => Date };
export type Questions = ReturnType<typeof questions>;

/** The questions that members want to ask: a list for each, sealed, in transactions of their own alone. */
export function questions({ scopes, content, jobs, now = () => new Date() }: Parts) {
  const published = async (ids: readonly string[], locale: Locale): Promise<Map<string, EntryTeaser>> => {
    const own = await content.teasers(ids, locale);
    const absent = ids.filter((id) => own.every((teaser) => teaser.id !== id));
    const others = absent.length > 0 ? await content.teasers(absent, otherLocale(locale)) : [];
    return new Map([...own, ...others].map((teaser) => [teaser.id, teaser]));
  };

  const { changing, remove, restore } = itemList(questionStore, { scopes, jobs });
  const refusing = async (
    caller: Caller,
    given: { text: string; answer?: string },
    make: (scope: Scope) => Promise<ItemOutcome<Question>>,
  ): Promise<Answer<QuestionOutcome>> => {
    const code = questionProblem(given);
    if (code === null) return changing(caller, make);
    const field = code === 'answer-too-long' ? 'answer' : 'text';
    return scopes.reading(caller, async (): Promise<QuestionOutcome> => ({ kind: 'refused', problems: [{ field, code }] }));
  };

  return {
    /** The whole list; `asked` is an entry that a question is about to be written about. */
    async page(caller: Caller, { locale, asked }: { locale: Locale; asked: string | null }): Promise<Answer<QuestionsPage>> {
      const answer = await scopes.reading(caller, async (scope) => {
        const all = await everyQuestion(scope);
        const starters = startersFor(await toldOf(scope), locale).map((group) => ({
          ...group,
          questions: group.questions.filter(({ words }) => !all.some(({ fields }) => fields.text === words)),
        }));
        const { toCome, past } = splitAt(await everyVisit(scope), now());
        const visits = [...toCome, ...past].map(({ id, fields }) => ({ id, label: visitLineIn(locale, fields) }));
        return { questions: all, visits, starters: starters.filter((group) => group.questions.length > 0) };
      });
      if (!answer.ok) return answer;
      const ids = answer.data.questions.flatMap(({ fields }) => fields.about ?? []);
      const about = await published([...new Set([...ids, ...(asked === null ? [] : [asked])])], locale);
      return { ...answer, data: { ...answer.data, about } };
    },

    /** Adds a question at the end of the list. What it is about is left out where no reader sees such an entry. */
    add: async (
      caller: Caller,
      { key, text, about, visit }: Keyed & { text: string; about: string | null; visit: string | null },
    ): Promise<Answer<QuestionOutcome>> => {
      const known = about === null ? new Map<string, EntryTeaser>() : await published([about], caller.locale);
      return refusing(caller, { text }, async (scope) => {
        const all = await everyQuestion(scope);
        const place = (all.at(-1)?.fields.place ?? 0) + 1;
        const attached = { about: about !== null && known.has(about) ? about : null, visit: await standing(scope, visit) };
        const fields = { ...newQuestion(tidied(text), place), ...attached };
        return questionStore.add(scope, { key, fields, request: { text, about, visit } });
      });
    },

    /** Adds questions to begin with, by their ids, in the language of the page: all of them, or none. */
    addStarters: (
      caller: Caller,
      { key, ids, locale }: Keyed & { ids: readonly string[]; locale: Locale },
    ): Promise<Answer<QuestionOutcome>> =>
      changing(caller, async (scope) => {
        const all = await everyQuestion(scope);
        const words = starterWordsOf(ids, locale).filter((each) => !all.some(({ fields }) => fields.text === each));
        // Under the key of the form stands the first; where that was added, so were the others.
        if (await wasMade(scope, key)) return { kind: 'removed', id: key };
        if (words.length > (await roomLeft(scope))) return { kind: 'full' };
        const place = (all.at(-1)?.fields.place ?? 0) + 1;
        let outcome: ItemOutcome<Question> = { kind: 'missing' };
        for (const [index, text] of words.entries()) {
          const fields = newQuestion(text, place + index);
          outcome = await questionStore.add(scope, { key: index === 0 ? key : randomUUID(), fields });
        }
        return outcome;
      }),

    /** Changes what was said of a version of a question. */
    change: (
      caller: Caller,
      { text, answer, visit, ...which }: Keyed & { id: string; version: number; text: string; answer: string; visit: string | null },
    ): Promise<Answer<QuestionOutcome>> =>
      refusing(caller, { text, answer }, async (scope) => {
        const said = { text: tidied(text), answer: tidied(answer), visit: await standing(scope, visit) };
        return questionStore.change(scope, { ...which, request: { text, answer, visit } }, (current) => ({ ...current, ...said }));
      }),

    /** Ticks a question off, or opens it again. */
    tick: (caller: Caller, { isTicked, ...which }: Keyed & { id: string; isTicked: boolean }): Promise<Answer<QuestionOutcome>> =>
      changing(caller, (scope) =>
        questionStore.change(scope, { ...which, request: { isTicked } }, (current) => ({ ...current, isTicked })),
      ),

    /** Moves a question before the open one above it, or behind the one below. */
    move: (caller: Caller, { key, id, to }: Keyed & { id: string; to: 'up' | 'down' }): Promise<Answer<QuestionOutcome>> =>
      changing(caller, async (scope) => {
        const open = (await everyQuestion(scope)).filter(({ fields }) => !fields.isTicked);
        const at = open.findIndex((each) => each.id === id);
        const place = placeBeside(open, at, to);
        return questionStore.change(scope, { key, id, request: { to } }, (current) => ({ ...current, place: place ?? current.place }));
      }),

    /** Takes in what was written on a device without an account: `questions` as it sends them. It may be sent again. */
    takeIn: (caller: Caller, { questions }: { questions: string }): Promise<Answer<QuestionOutcome>> => {
      const brought = readBrought(questions);
      return changing(
        caller,
        async (scope): Promise<ItemOutcome<Question> | QuestionOutcome> =>
          brought ? takeInQuestions(scope, brought) : { kind: 'refused', problems: [{ field: 'text', code: 'no-question' }] },
      );
    },

    remove,
    restore,
  };
}

/** The visit that a question is attached to; null where there is none of that number. */
async function standing(scope: Scope, visit: string | null): Promise<string | null> {
  if (visit === null) return null;
  return (await everyVisit(scope)).find(({ id }) => id === visit)?.id ?? null;
}

/** A place between two neighbours, so that one move changes one question; null at an end. */
function placeBeside(open: readonly StoredQuestion[], at: number, to: 'up' | 'down'): number | null {
  const step = to === 'up' ? -1 : 1;
  const [next, beyond] = [open[at + step], open[at + 2 * step]];
  if (at === -1 || !next) return null;
  return beyond ? (next.fields.place + beyond.fields.place) / 2 : next.fields.place + step;
}

async function toldOf({ seal, ...own }: Reading) {
  if (!seal) return { persona: null, diagnoses: [], treatments: [] };
  const scope = { ...own, seal };
  const rows = await everyRow(scope).execute();
  const { profiles, diagnoses, treatments } = recordStores;
  const [profile] = await profiles.among(scope, rows);
  return {
    persona: profile?.fields.persona ?? null,
    diagnoses: (await diagnoses.among(scope, rows)).map(({ fields }) => fields),
    treatments: (await treatments.among(scope, rows)).map(({ fields }) => fields),
  };
}
