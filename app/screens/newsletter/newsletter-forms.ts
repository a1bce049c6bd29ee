import { pathTo } from '#app/addresses/paths.ts';
import { defineForm, type FormRequest } from '#app/forms/define-form.ts';
import { formSentTo } from '#app/forms/outreach/outreach-form.ts';
import type { Locale } from '#config/locale.ts';
import { readTopics } from '#services/newsletter/shared.ts';
import { choiceFields, signUpFields } from '#services/newsletter/sign-up-fields.ts';
import { failedWords } from '#services/newsletter/topic-words.ts';
import { readTold } from '#services/outreach/read-told.ts';

/** Signs up; the answer is the same whoever has the address. */
export const signUpForm = formSentTo(
  async ({ alba, locale }, sent, sending) => {
    try {
      return await alba.newsletter.subscribe(sent, sending);
    } catch (error) {
      alba.onError(error);
      // Told of the whole form, as what is wrong with a field that nobody sees.
      return { kind: 'wrong', problems: [{ field: 'token', code: 'failed', text: failedWords[locale] }] };
    }
  },
  { id: 'newsletter', fields: signUpFields, submit: { en: 'Sign me up', es: 'Suscribirme' }, busy: failedWords },
  ({ locale }) => pathTo('newsletter.sent', locale),
);

const problems = {
  wrong: 'outreach.problem.wrong',
  'link-invalid': 'newsletter.link.invalid',
  'link-expired': 'newsletter.link.expired',
} as const;

/** The link of a mail is in the address of its page. */
const tokenOf = ({ url }: FormRequest) => url.searchParams.get('token') ?? '';

const preferencesPath = (locale: Locale, token: string, done: string) =>
  `${pathTo('newsletter.preferences', locale)}?${new URLSearchParams({ token, done })}`;

/** Where a form says itself where it leads on to, with the token; this is what is left without. */
const next = ({ locale }: FormRequest) => pathTo('newsletter.preferences', locale);

const broken = (code: 'link-invalid' | 'link-expired') => ({ ok: false, problems: [{ field: null, code }], setCookies: [] }) as const;

/** By the link of a mail. Looking at its page changes nothing. */
export const confirmForm = defineForm({
  fields: {},
  submit: 'newsletter.confirm.submit',
  problems,
  async send(request: FormRequest) {
    const outcome = await request.alba.newsletter.confirm(tokenOf(request));
    if (typeof outcome === 'string') return broken(outcome === 'expired' ? 'link-expired' : 'link-invalid');
    return { ok: true, setCookies: [], next: preferencesPath(request.locale, outcome.preferences, 'confirmed') };
  },
  next,
});

const { schema: _topics, ...topics } = choiceFields.topics;
const { schema: _language, ...language } = choiceFields.language;

/** Changes what a subscriber gets. A language that is chosen is that of the page that follows, too. */
export const choicesForm = defineForm({
  intent: 'choices',
  fields: { topics, language },
  submit: 'newsletter.choices.submit',
  problems,
  async send(request: FormRequest, filled) {
    const { told, problems: found } = readTold({ fields: choiceFields }, filled, request.locale);
    const [first, ...rest] = found.map(({ field, text }) => ({ field, code: 'wrong' as const, text }));
    if (first || told.language === null) {
      return { ok: false, problems: [first ?? { field: 'language', code: 'wrong' }, ...rest], setCookies: [] };
    }
    const choices = { locale: told.language, topics: readTopics(told.topics) };
    const outcome = await request.alba.newsletter.preferences.change(tokenOf(request), choices);
    if (outcome === 'unknown') return broken('link-invalid');
    return { ok: true, setCookies: [], next: preferencesPath(told.language, tokenOf(request), 'saved') };
  },
  next,
});

/** Ends a subscription; pressed twice, it is ended as well. */
export const leaveForm = defineForm({
  intent: 'leave',
  fields: {},
  submit: 'newsletter.leave.submit',
  problems,
  async send(request: FormRequest) {
    if ((await request.alba.newsletter.preferences.leave(tokenOf(request))) === 'unknown') return broken('link-invalid');
    return { ok: true, setCookies: [], next: preferencesPath(request.locale, tokenOf(request), 'left') };
  },
  next,
});
