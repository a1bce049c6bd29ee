import { aboutPagePath, entryAskedAbout } from '#app/addresses/about-page.ts';
import { defineForm, type FormAnswer, type ProblemMessageId } from '#app/forms/define-form.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { email } from '#services/identity/rules.ts';

const problems = {
  required: 'account.problem.required',
  'email-invalid': 'account.problem.email-invalid',
  'too-many': 'account.problem.too-many',
  unknown: 'follow.problem.unknown',
} as const satisfies Record<string, ProblemMessageId>;
type Code = keyof typeof problems;

/** Asks for mails about an entry. The answer is the same whether or not the address gets them already. */
export const followForm = defineForm({
  fields: { email: { kind: 'email', label: 'account.field.email', hint: 'follow.hint', autoComplete: 'email' } },
  submit: 'follow.submit',
  problems,
  async send({ alba, caller, url, locale }: AccountRequest, filled): Promise<FormAnswer<Code>> {
    const typed = email.safeParse(filled.email ?? '');
    if (!typed.success) return wrong('email', (filled.email ?? '').trim() === '' ? 'required' : 'email-invalid');
    const asked = await alba.pageAlerts.ask({ entry: entryAskedAbout(url) ?? '', locale, address: typed.data, visitor: caller.visitor });
    switch (asked.kind) {
      case 'asked':
        return { ok: true, setCookies: [] };
      case 'too-many':
        return { ...wrong(null, 'too-many'), retryAfterSeconds: asked.retryAfterSeconds };
      case 'unknown':
        return wrong(null, 'unknown');
      default:
        return asked satisfies never;
    }
  },
  next: ({ url, locale }) => aboutPagePath('about-page.changes', locale, entryAskedAbout(url) ?? '', { sent: '' }),
});

function wrong(field: 'email' | null, code: Code): Extract<FormAnswer<Code>, { ok: false }> {
  return { ok: false, problems: [{ field, code }], setCookies: [] };
}

/** By the link of a mail, whose token is in the address. Looking at the page changes nothing, since programs do so before their reader. */
export const confirmForm = defineForm({
  fields: {},
  submit: 'follow.confirm.submit',
  problems,
  async send({ alba, url }: AccountRequest): Promise<FormAnswer<Code>> {
    const isDone = await alba.pageAlerts.confirm(url.searchParams.get('confirm') ?? '');
    return isDone ? { ok: true, setCookies: [] } : wrong(null, 'unknown');
  },
});

/** The same, for who wants no more of them. */
export const leaveForm = defineForm({
  fields: {},
  submit: 'follow.leave.submit',
  problems,
  async send({ alba, url }: AccountRequest): Promise<FormAnswer<Code>> {
    await alba.pageAlerts.leave(url.searchParams.get('leave') ?? '');
    return { ok: true, setCookies: [] };
  },
});
