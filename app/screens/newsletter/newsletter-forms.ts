import { pathTo } from '#app/addresses/paths.ts';
import { defineForm, type FormRequest } from '#app/forms/define-form.ts';
import { type Locale, locales } from '#config/locale.ts';
import { newsletterTopics } from '#services/newsletter/shared.ts';
import { readChosen, readLanguage } from '#services/newsletter/sign-up.ts';
import { languageNames, topicWords } from '#services/newsletter/topic-words.ts';

const problems = {
  required: 'account.problem.required',
  'email-invalid': 'account.problem.email-invalid',
  'topics-none': 'newsletter.problem.topics',
  trap: 'newsletter.problem.trap',
  'too-many': 'outreach.problem.too-many',
  'link-invalid': 'newsletter.link.invalid',
  'link-expired': 'newsletter.link.expired',
  failed: 'newsletter.problem.failed',
} as const;

const inAll = (text: string): Record<Locale, string> => ({ en: text, es: text });

const choices = {
  topics: {
    kind: 'someOf',
    label: { en: 'What do you want to read about?', es: '¿Sobre qué quiere leer?' },
    options: newsletterTopics.map((value) => ({ value, label: topicWords[value] })),
  },
  language: {
    kind: 'oneOf',
    label: { en: 'In which language?', es: '¿En qué idioma?' },
    options: locales.map((value) => ({ value, label: inAll(languageNames[value]) })),
  },
} as const;

/** The link of a mail is in the address of its page. */
const tokenOf = ({ url }: FormRequest) => url.searchParams.get('token') ?? '';

const preferencesPath = (locale: Locale, token: string, done: string) =>
  `${pathTo('newsletter.preferences', locale)}?${new URLSearchParams({ token, done })}`;

/** Signs up; the answer is the same whoever has the address. */
export const signUpForm = defineForm({
  intent: 'newsletter',
  fields: {
    email: { kind: 'email', label: 'newsletter.field.email', autoComplete: 'email' },
    ...choices,
    key: { kind: 'hidden' },
    token: { kind: 'hidden' },
    fax: { kind: 'trap', label: { en: 'Please leave this field empty', es: 'Deje este campo vacío, por favor' } },
  },
  submit: 'newsletter.submit',
  problems,
  send: ({ alba, caller }: FormRequest, { email, topics, language, token, fax }) =>
    alba.newsletter.subscribe(
      {
        ...(email === undefined ? {} : { email }),
        ...(topics === undefined ? {} : { topics }),
        ...(language === undefined ? {} : { language }),
        ...(token === undefined ? {} : { token }),
        ...(fax === undefined ? {} : { trap: fax }),
      },
      caller,
    ),
  next: ({ locale }) => pathTo('newsletter.sent', locale),
});

/** By the link of a mail. Looking at its page changes nothing. */
export const confirmForm = defineForm({
  fields: {},
  submit: 'newsletter.confirm.submit',
  problems,
  async send(request: FormRequest) {
    const outcome = await request.alba.newsletter.confirm(tokenOf(request));
    if (typeof outcome === 'string') {
      return { ok: false, problems: [{ field: null, code: outcome === 'expired' ? 'link-expired' : 'link-invalid' }], setCookies: [] };
    }
    return { ok: true, setCookies: [], next: preferencesPath(request.locale, outcome.preferences, 'confirmed') };
  },
});

/** Changes what a subscriber gets. A language that is chosen is that of the page that follows, too. */
export const choicesForm = defineForm({
  intent: 'choices',
  fields: choices,
  submit: 'newsletter.choices.submit',
  problems,
  async send(request: FormRequest, filled) {
    const topics = readChosen(filled.topics ?? '');
    if (topics.length === 0) return { ok: false, problems: [{ field: 'topics', code: 'topics-none' }], setCookies: [] };
    const locale = readLanguage(filled.language, request.locale);
    const outcome = await request.alba.newsletter.preferences.change(tokenOf(request), { locale, topics });
    if (outcome === 'unknown') return { ok: false, problems: [{ field: null, code: 'link-invalid' }], setCookies: [] };
    return { ok: true, setCookies: [], next: preferencesPath(locale, tokenOf(request), 'saved') };
  },
});

/** Ends a subscription; pressed twice, it is ended as well. */
export const leaveForm = defineForm({
  intent: 'leave',
  fields: {},
  submit: 'newsletter.leave.submit',
  problems,
  async send(request: FormRequest) {
    const outcome = await request.alba.newsletter.preferences.leave(tokenOf(request));
    if (outcome === 'unknown') return { ok: false, problems: [{ field: null, code: 'link-invalid' }], setCookies: [] };
    return { ok: true, setCookies: [], next: preferencesPath(request.locale, tokenOf(request), 'left') };
  },
});
