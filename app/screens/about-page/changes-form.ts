import { aboutPagePath, entryAskedAbout } from '#app/addresses/about-page.ts';
import { defineForm, type FormAnswer, type ProblemMessageId } from '#app/forms/define-form.ts';
import { formSentTo } from '#app/forms/outreach/outreach-form.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { followFields } from '#services/page-alerts/follow-fields.ts';

/** Asks for mails about an entry. The answer is the same whether or not the address gets them already. */
export const followForm = formSentTo(
  ({ alba, url }, sent, sending) => alba.pageAlerts.ask(entryAskedAbout(url) ?? '', sent, sending),
  { id: 'follow', fields: followFields, submit: { en: 'Email me when it changes', es: 'Avisarme por correo' } },
  ({ url, locale }) => aboutPagePath('about-page.changes', locale, entryAskedAbout(url) ?? '', { sent: '' }),
);

const problems = { unknown: 'follow.problem.unknown' } as const satisfies Record<string, ProblemMessageId>;

/** By the link of a mail, whose token is in the address. Looking at the page changes nothing, since programs do so before their reader. */
export const confirmForm = defineForm({
  fields: {},
  submit: 'follow.confirm.submit',
  problems,
  async send({ alba, url }: AccountRequest): Promise<FormAnswer<'unknown'>> {
    const isDone = await alba.pageAlerts.confirm(url.searchParams.get('confirm') ?? '');
    return isDone ? { ok: true, setCookies: [] } : { ok: false, problems: [{ field: null, code: 'unknown' }], setCookies: [] };
  },
});

/** The same, for who wants no more of them. */
export const leaveForm = defineForm({
  fields: {},
  submit: 'follow.leave.submit',
  problems,
  async send({ alba, url }: AccountRequest): Promise<FormAnswer<'unknown'>> {
    await alba.pageAlerts.leave(url.searchParams.get('leave') ?? '');
    return { ok: true, setCookies: [] };
  },
});
