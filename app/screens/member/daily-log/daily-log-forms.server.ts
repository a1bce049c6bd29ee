import type { FormAnswer } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { LogOutcome } from '#services/members/daily/daily-log.ts';
import { type DayProblem, dayFields } from '#services/members/daily/shared.ts';
import { dailyLogForms } from './daily-log-forms.ts';

/** What the file is called that a member takes along: nothing in it tells what the site is about. */
const fileNames = { en: 'my-log', es: 'mi-diario' } as const;

/** How the forms of the log are sent. */
export const dailyLogAnswers = answering(dailyLogForms, {
  async save({ alba, caller, locale }, filled) {
    const { day = '', seen = '', key } = filled;
    const values: Readonly<Record<string, string | undefined>> = filled;
    const sent = Object.fromEntries(dayFields.map((name) => [name, values[name] ?? '']));
    return toldOf(await alba.dailyLog.save(caller, { key: sentKey(key), locale, day, seen: seenIn(seen), sent }), 'missing');
  },
  async choose({ alba, caller }, { day = '', field = '', place = '', key }) {
    const chosen = { key: sentKey(key), day, field, place: place === '' ? null : Number(place) };
    return toldOf(await alba.dailyLog.choose(caller, chosen), 'missing');
  },
  remove: async ({ alba, caller }, { record = '', key }) =>
    toldOf(await alba.dailyLog.remove(caller, { id: record, key: sentKey(key) }), 'missing'),
  restore: async ({ alba, caller }, { record = '', key }) =>
    toldOf(await alba.dailyLog.restore(caller, { id: record, key: sentKey(key) }), 'too-late'),
  takeIn: async ({ alba, caller, locale }, { days = '' }) => toldOf(await alba.dailyLog.takeIn(caller, { locale, days }), 'missing'),
  async csv({ alba, caller, locale }) {
    const answer = await alba.myData.logAsCsv(caller);
    if (answer.ok) alba.deliver({ name: `${fileNames[locale]}.csv`, mediaType: 'text/csv', body: new Blob([answer.data]).stream() });
    return answer;
  },
});

/** What a page says that it showed; what none of ours says is nothing. */
function seenIn(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** As a form is answered; `absent` is what is told where there is no such day. */
function toldOf(answer: Answer<LogOutcome>, absent: 'missing' | 'too-late'): FormAnswer<DayProblem | ProblemCode | 'missing' | 'too-late'> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'stored':
    case 'removed':
    case 'taken-in':
      return { ok: true, setCookies };
    case 'missing':
      return { ok: false, problems: [{ field: null, code: absent }], setCookies };
    case 'refused':
      return { ok: false, problems: data.problems, setCookies };
    default:
      return data satisfies never;
  }
}
