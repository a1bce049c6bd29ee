import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Mistakes } from '#app/screens/account/account-request.ts';
import { ChangePassword } from '#app/screens/account/ChangePassword.tsx';
import { type FormState, isUnsaved, useFields, WhoseAccount, Wrong } from '#app/screens/account/form-fields.tsx';
import { type Intent, isIntent, myAccountPath, type ShownSession, sectionOf } from '#app/screens/account/my-account.ts';
import { newEmailMessages } from '#app/screens/account/problem-messages.ts';
import { PasswordField, TextField } from '#app/ui/form/Field.tsx';
import { Notice } from '#app/ui/form/Notice.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import type { Member } from '#services/identity/shared.ts';
import type { Kept, KeptForms } from './kept-forms.server.ts';
import css from './profile.module.css';
import { Sessions } from './Sessions.tsx';

type Props = {
  member: Member;
  sessions: readonly ShownSession[];
  /** What was just changed. */
  saved: string | null;
  /** What was typed when a session ended. */
  kept: Kept | null;
  /** A form was sent that somebody else had filled in. */
  isOthers: boolean;
  wrong: Mistakes | undefined;
};
type PartProps = { member: Member; action: string; wrong: Mistakes | undefined; kept: KeptForms };

const savedMessages: Record<Intent, PlainMessageId> = {
  details: 'myAccount.saved',
  username: 'myAccount.username.saved',
  email: 'myAccount.email.saved',
  resend: 'verify.sent',
  password: 'updatePassword.changed',
  'end-session': 'myAccount.session.ended',
  'end-others': 'myAccount.sessions.ended',
};

/** What an account holds, each thing with a form of its own, and where its member is signed in. */
export function MyAccount({ member, sessions, saved, kept: loaded, isOthers, wrong }: Props) {
  const t = useTranslate();
  const action = myAccountPath(useLocale());
  const told = saved !== null && isIntent(saved) && !wrong ? saved : null;
  const kept = useKept(loaded, told);
  const form = { member, action, wrong, kept };
  const part = { told, kept };
  return (
    <div className={css.parts}>
      {isOthers ? <Notice>{t('myAccount.others', { username: member.username })}</Notice> : null}
      {loaded === 'too-long' ? <Notice>{t('form.notKept')}</Notice> : null}
      <Part id="details" title="myAccount.details" {...part}>
        <Details {...form} />
      </Part>
      <Part id="username" title="myAccount.username" {...part}>
        <Username {...form} />
      </Part>
      <Part id="email" title="myAccount.email" {...part}>
        <Email {...form} />
      </Part>
      <Part id="password" title="myAccount.password" {...part}>
        <ChangePassword action={action} username={member.username} intent="password" wrong={wrong} isRouted />
      </Part>
      <Part id="sessions" title="myAccount.sessions" {...part}>
        <Sessions sessions={sessions} action={action} wrong={wrong} />
      </Part>
    </div>
  );
}

/** What was kept, as long as it is not saved. It is sent once, with the page. */
function useKept(loaded: Kept | null, told: Intent | null): KeptForms {
  const [kept, setKept] = useState<KeptForms>(loaded === null || loaded === 'too-long' ? {} : loaded);
  if (told !== null && told in kept) setKept(Object.fromEntries(Object.entries(kept).filter(([intent]) => intent !== told)));
  return kept;
}

type OnePart = { id: string; title: PlainMessageId; told: Intent | null; kept: KeptForms; children: ReactNode };

/** A part of the page. What was changed in it is told there, and its form begins anew; until then it stays as it is. */
function Part({ id, title, told, kept, children }: OnePart) {
  const t = useTranslate();
  const { key } = useLocation();
  const isTold = told !== null && sectionOf[told] === id;
  const isKept = Object.keys(kept).some((intent) => isIntent(intent) && sectionOf[intent] === id);
  const [begun, begin] = useState('');
  if (isTold && begun !== key) begin(key);
  return (
    <section id={id} className={css.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      <div key={begun}>
        {isTold ? <Notice>{t(savedMessages[told])}</Notice> : null}
        {isKept ? <Notice>{t('form.kept')}</Notice> : null}
        {children}
      </div>
    </section>
  );
}

function Details({ member, action, wrong, kept }: PartProps) {
  const t = useTranslate();
  const state: FormState = { intent: 'details', wrong, kept: kept.details };
  const field = useFields(state);
  const filled = (name: 'firstName' | 'lastName' | 'phoneNumber') => {
    const own = field(name);
    return { ...own, defaultValue: own.defaultValue ?? member[name] ?? '' };
  };
  return (
    <>
      <Wrong {...state} />
      <PostForm action={action} submit={t('myAccount.save')} intent="details" isUnsaved={isUnsaved(state)} isRouted>
        <TextField {...filled('firstName')} hint={t('account.hint.names')} autoComplete="given-name" isOptional />
        <TextField {...filled('lastName')} autoComplete="family-name" isOptional />
        <TextField {...filled('phoneNumber')} hint={t('account.hint.phone')} kind="tel" autoComplete="tel" isOptional />
      </PostForm>
    </>
  );
}

function Username({ member, action, wrong, kept }: PartProps) {
  const t = useTranslate();
  const state: FormState = { intent: 'username', wrong, kept: kept.username };
  const own = useFields(state)('username');
  return (
    <>
      <Wrong {...state} />
      <PostForm action={action} submit={t('myAccount.username.save')} intent="username" isUnsaved={isUnsaved(state)} isRouted>
        <TextField
          {...own}
          defaultValue={own.defaultValue ?? member.username}
          hint={t('account.hint.username')}
          kind="name"
          autoComplete="username"
        />
      </PostForm>
    </>
  );
}

function Email({ member, action, wrong, kept }: PartProps) {
  const t = useTranslate();
  const { email, isEmailVerified, username } = member;
  const state: FormState = { intent: 'email', wrong, kept: kept.email, messages: newEmailMessages };
  const field = useFields(state);
  return (
    <>
      <p>
        {t('myAccount.email.now', { email })}{' '}
        <strong className={css.mark}>{t(isEmailVerified ? 'myAccount.email.verified' : 'myAccount.email.unverified')}</strong>
      </p>
      {isEmailVerified ? null : (
        <div className={css.resend}>
          <Wrong intent="resend" wrong={wrong} />
          <PostForm action={action} submit={t('verify.resend')} intent="resend" isRouted isQuiet />
        </div>
      )}
      <Wrong {...state} />
      <PostForm action={action} submit={t('myAccount.email.save')} intent="email" isUnsaved={isUnsaved(state)} isRouted>
        <WhoseAccount username={username} />
        <TextField
          {...field('email')}
          label={t('myAccount.email.new')}
          hint={t('account.hint.newEmail')}
          kind="email"
          autoComplete="email"
        />
        <PasswordField {...field('currentPassword')} />
      </PostForm>
    </>
  );
}
