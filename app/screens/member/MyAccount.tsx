import type { ReactNode } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { ChangePassword } from '#app/screens/account/ChangePassword.tsx';
import type { Member } from '#services/identity/shared.ts';
import { detailsForm, emailForm, endOthersForm, endSessionForm, passwordForm, resendForm, usernameForm } from './my-account-forms.ts';
import { type MyAccountPart, myAccountParts } from './my-account-parts.ts';
import { Part } from './Part.tsx';
import css from './profile.module.css';
import { Sessions, type ShownSession } from './Sessions.tsx';
import type { MemberFormShape } from './section.ts';

type Props = { member: Member; sessions: readonly ShownSession[] };

/** What an account holds, each thing with a form of its own, and where its member is signed in. */
export function MyAccount({ member, sessions }: Props) {
  const contents: Record<MyAccountPart, { forms: readonly MemberFormShape[]; view: ReactNode }> = {
    details: { forms: [detailsForm], view: <Details {...member} /> },
    username: { forms: [usernameForm], view: <Username {...member} /> },
    email: { forms: [resendForm, emailForm], view: <Email {...member} /> },
    password: { forms: [passwordForm], view: <ChangePassword of={passwordForm} username={member.username} /> },
    sessions: { forms: [endSessionForm, endOthersForm], view: <Sessions sessions={sessions} /> },
  };
  return myAccountParts.map((part) => (
    <Part key={part.id} {...part} forms={contents[part.id].forms}>
      {contents[part.id].view}
    </Part>
  ));
}

function Details({ firstName, lastName, phoneNumber }: Member) {
  const initial = { firstName: firstName ?? '', lastName: lastName ?? '', phoneNumber: phoneNumber ?? '' };
  return (
    <>
      <Problems of={detailsForm} />
      <Form of={detailsForm} initial={initial} />
    </>
  );
}

function Username({ username }: Member) {
  return (
    <>
      <Problems of={usernameForm} />
      <Form of={usernameForm} initial={{ username }} />
    </>
  );
}

function Email({ email, isEmailVerified }: Member) {
  const t = useTranslate();
  return (
    <>
      <p>
        {t('myAccount.email.now', { email })}{' '}
        <strong className={css.mark}>{t(isEmailVerified ? 'myAccount.email.verified' : 'myAccount.email.unverified')}</strong>
      </p>
      {isEmailVerified ? null : (
        <div className={css.resend}>
          <Problems of={resendForm} />
          <Form of={resendForm} isQuiet />
        </div>
      )}
      <Problems of={emailForm} />
      <Form of={emailForm} />
    </>
  );
}
