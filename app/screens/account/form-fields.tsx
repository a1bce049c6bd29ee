import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { ErrorSummary } from '#app/ui/form/ErrorSummary.tsx';
import { type FieldProps, PasswordField, TextField } from '#app/ui/form/Field.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import { type IdentityField, identityFields, type Problem } from '#services/identity/shared.ts';
import type { Mistakes } from './account-request.ts';
import { fieldLabels, type newEmailMessages, problemMessages } from './problem-messages.ts';

/** What a form has to know: which of the page's it is, what was wrong with it when it was sent, and what was typed in it before a session ended. */
export type FormState = {
  intent?: string;
  wrong: Mistakes | undefined;
  kept?: Readonly<Record<string, string>> | undefined;
  messages?: typeof problemMessages | typeof newEmailMessages;
};

export type FieldOf = (name: IdentityField) => FieldProps & { defaultValue?: string | undefined };

/** What each field of a form is called, holds, and was wrong with. */
export function useFields({ intent = '', wrong, kept, messages = problemMessages }: FormState): FieldOf {
  const t = useTranslate();
  const own = wrong?.intent === intent ? wrong : undefined;
  return (name) => {
    const problem = own?.problems.find(({ field }) => field === name);
    return {
      id: idOf(intent, name),
      name,
      label: t(fieldLabels[name]),
      error: problem && t(messages[problem.code], { minutes: own?.waitMinutes ?? 0 }),
      defaultValue: own ? own.values[name] : kept?.[name],
    };
  };
}

/** Whether a form holds what was typed before, and is kept nowhere. */
export function isUnsaved({ intent = '', wrong, kept }: FormState): boolean {
  return wrong?.intent === intent || kept !== undefined;
}

function idOf(intent: string, name: string): string {
  return intent === '' ? name : `${intent}-${name}`;
}

type SummaryProps = FormState & { title?: string; children?: ReactNode };

/** What was wrong with a form, above it; nothing where nothing was. */
export function Wrong({ intent = '', wrong, messages = problemMessages, title, children }: SummaryProps) {
  const t = useTranslate();
  if (wrong?.intent !== intent) return null;
  const say = ({ code }: Problem) => t(messages[code], { minutes: wrong.waitMinutes });
  const ofFields = identityFields.flatMap((name) => {
    const problem = wrong.problems.find(({ field }) => field === name);
    // What there is to agree to is a whole sentence already.
    const label = name === 'terms' ? '' : `${t(fieldLabels[name])}: `;
    return problem ? [{ fieldId: idOf(intent, name), text: label + say(problem) }] : [];
  });
  const ofAll = wrong.problems.filter(({ field }) => field === null);
  return (
    <ErrorSummary title={title ?? t('form.mistakes', { count: wrong.problems.length })} of={wrong} items={ofFields}>
      {children}
      {ofAll.map((problem) => (
        <p key={problem.code}>{say(problem)}</p>
      ))}
      {ofAll.map(({ code }) => (code === 'login-wrong' || code === 'locked' ? <Support key={`${code}-support`} of={code} /> : null))}
    </ErrorSummary>
  );
}

function Support({ of }: { of: 'login-wrong' | 'locked' }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p>
      <a href={pathTo('contact', locale)}>{t(of === 'locked' ? 'account.contactSupport' : 'account.support')}</a>
    </p>
  );
}

/** A new password, with its rules, and the same again. */
export function NewPassword({ field, name }: { field: FieldOf; name: 'password' | 'newPassword' }) {
  const t = useTranslate();
  return (
    <>
      <PasswordField {...field(name)} hint={t('account.hint.password')} isNew />
      <PasswordField {...field('confirmation')} isNew />
    </>
  );
}

/** Whose password it is: seen by password managers, and by nobody else. */
export function WhoseAccount({ username }: { username: string }) {
  return <input type="text" name="whose" autoComplete="username" value={username} readOnly hidden />;
}

/** Asks for the address of an account, to write to it. */
export function EmailForm({ action, submit, wrong }: { action: string; submit: string; wrong: Mistakes | undefined }) {
  const field = useFields({ wrong });
  return (
    <PostForm action={action} submit={submit}>
      <TextField {...field('email')} kind="email" autoComplete="email" />
    </PostForm>
  );
}
