import { type ActionFunctionArgs, data } from 'react-router';
import { pageRequest } from '#app/pages/page-request.ts';
import { personal } from '#app/pages/personal.ts';
import { readTold } from '#services/outreach/read-told.ts';
import { answerForm } from '../answer-form.server.ts';
import { carryIntent } from '../carry-intent.ts';
import type { FormRequest } from '../define-form.ts';
import type { Mistakes } from '../forms-of-page.ts';
import { filledIn, readForm, returnedOf } from '../read-form.ts';
import type { ShownOutreach } from './outreach-form.ts';
import { stepBack, stepButton, stepShow } from './step-buttons.ts';
import { stepIn } from './steps.ts';

/** As many bytes as the server takes of a form: a long text in letters of several bytes, each of them escaped. */
export const longestOutreach = 256 * 1024;

/** The `action` of a screen with a form that visitors send: it stores it and goes on, or shows it again. */
export async function answerOutreach(args: ActionFunctionArgs, shown: ShownOutreach) {
  const request = formRequest(args);
  const sent = await readForm(args.request, longestOutreach);
  const isCarried = sent.get('intent') === carryIntent;
  return (shown.of.steps && !isCarried && otherStep(shown, sent, request)) || answerForm(request, shown.form, sent);
}

/** What such a form is sent with. Nobody is signed in for it: what is sent is tied to no account. */
export function formRequest(args: ActionFunctionArgs): FormRequest {
  const { alba, url, match } = pageRequest(args);
  return { alba, url, locale: match.locale, caller: alba.callerOf(args.request) };
}

/** Another page of the form, or the first with something wrong; null where all of them are told, and it is to be stored. */
function otherStep(shown: ShownOutreach, sent: URLSearchParams, { locale }: FormRequest) {
  const { of } = shown;
  const steps = of.steps ?? [];
  const at = stepIn(shown, sent.get('step'));
  const to = sent.get(stepButton);
  if (to === stepShow) return page(shown, sent, at);
  if (to === stepBack) return page(shown, sent, Math.max(at - 1, 0));
  const filled = filledIn(shown.form, sent);
  for (const [index, { fields }] of steps.slice(0, at + 1).entries()) {
    const { problems } = readTold(of, filled, locale, fields);
    const told = problems.map(({ field, text }) => ({ field, code: 'wrong', text }));
    if (told.length > 0) return page(shown, sent, index, told);
  }
  return at + 1 < steps.length ? page(shown, sent, at + 1) : null;
}

function page({ form }: ShownOutreach, sent: URLSearchParams, step: number, problems: Mistakes['problems'] = []) {
  const values = { ...returnedOf(form, sent), step: String(step) };
  const told: Mistakes = { intent: form.intent ?? '', problems, values, waitMinutes: 0 };
  return data(told, { status: problems.length > 0 ? 400 : 200, headers: personal() });
}
