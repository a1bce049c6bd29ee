import { data, type HeadersArgs } from 'react-router';
import { goOn, personal } from '#app/pages/personal.ts';
import { carryIntent } from './carry-intent.ts';
import type { FieldSpecs, Form, FormAnswer, FormRequest, FormShape } from './define-form.ts';
import type { Mistakes } from './forms-of-page.ts';
import { proveFirst } from './kept-forms.server.ts';
import { filledIn, returnedOf } from './read-form.ts';

/**
 * Sends a form to its service, and goes on; or the same page again, with what was wrong and what had been filled in.
 * @throws a redirect to sign in, where the session has ended meanwhile or has to be confirmed, and to come back to the page: what was sent is kept for that
 */
export async function answerForm<Fields extends FieldSpecs, Request extends FormRequest>(
  request: Request,
  form: Form<Fields, Request>,
  sent: URLSearchParams,
  next = form.next?.(request),
) {
  if (next === undefined) throw new Error('a form leads nowhere');
  if (form.onlyShows || sent.get('intent') === carryIntent) return brought(form, sent);
  const answer = await form.send(request, filledIn(form, sent));
  if (answer.ok) return goOn(answer.next ?? next, answer.setCookies);
  return refused(request, form, sent, answer);
}

/**
 * The page again, with what was wrong and what had been filled in.
 * @throws a redirect to sign in, or to confirm who it is, where the service asks for that first
 */
export function refused(request: FormRequest, form: FormShape, sent: URLSearchParams, answer: Extract<FormAnswer<string>, { ok: false }>) {
  const first = proveFirst(request, sent, [form], answer);
  if (first) throw first;
  return mistakes(form, sent, answer);
}

/** The page with what was typed there or on another one, of which nothing is carried out. */
function brought(form: FormShape, sent: URLSearchParams) {
  const typed: Mistakes = { intent: form.intent ?? '', problems: [], values: returnedOf(form, sent), waitMinutes: 0 };
  return data(typed, { headers: personal() });
}

function mistakes(form: FormShape, sent: URLSearchParams, answer: Extract<FormAnswer<string>, { ok: false }>) {
  const { problems, setCookies, retryAfterSeconds = 60 } = answer;
  const isTooMany = problems.some(({ code }) => code === 'too-many');
  const wrong: Mistakes = {
    intent: form.intent ?? '',
    problems,
    values: returnedOf(form, sent),
    waitMinutes: Math.ceil(retryAfterSeconds / 60),
  };
  return data(wrong, {
    status: isTooMany ? 429 : 400,
    headers: personal(setCookies, isTooMany ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  });
}

/** Headers of a screen: those of what a form came to, over those of the page. The router sees to the cookies of both. */
export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== 'set-cookie') headers.set(name, value);
  return headers;
}
