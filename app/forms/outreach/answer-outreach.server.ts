import type { ActionFunctionArgs } from 'react-router';
import { pageRequest } from '#app/pages/page-request.ts';
import { answerForm } from '../answer-form.server.ts';
import type { FormRequest } from '../define-form.ts';
import { readForm } from '../read-form.ts';
import type { ShownOutreach } from './outreach-form.ts';

/** As many bytes as the server takes of a form: a long text in letters of several bytes, each of them escaped. */
export const longestOutreach = 256 * 1024;

/** The `action` of a screen with a form that visitors send. */
export async function answerOutreach(args: ActionFunctionArgs, { form }: ShownOutreach) {
  return answerForm(formRequest(args), form, await readForm(args.request, longestOutreach));
}

/** What such a form is sent with. Nobody is signed in for it: what is sent is tied to no account. */
export function formRequest(args: ActionFunctionArgs): FormRequest {
  const { alba, url, match } = pageRequest(args);
  return { alba, url, locale: match.locale, caller: alba.callerOf(args.request) };
}
