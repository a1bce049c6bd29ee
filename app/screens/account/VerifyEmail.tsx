import { pathTo } from '#app/addresses/paths.ts';
import { loginFor, withTarget } from '#app/addresses/target.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Button } from '#app/ui/Button.tsx';
import { AccountPage } from './AccountPage.tsx';
import { confirmLinkForm, requestVerificationForm, resendForm, takeBackForm } from './account-forms.ts';
import { myAccountPath } from './my-account-path.ts';
import { BackToSignIn, OtherWay, Ways } from './Ways.tsx';

/** How it stands with the address of an account. */
export type Verification =
  /** `hasSaved`: what somebody wanted to save before they signed up is on their list. */
  | { kind: 'waiting'; email: string; isSent: boolean; hasSaved: boolean }
  | { kind: 'done'; email: string; isChanged: boolean }
  /** The link of a mail, which is used by a button; `isChange` where its address takes the place of another. */
  | Link
  | Stranger
  | Broken
  /** Somebody who is not signed in asks for another mail, and has. */
  | { kind: 'ask' }
  | { kind: 'asked' };

type Link = { kind: 'link'; action: string; isChange: boolean };

/** One that would verify an account which its reader is not signed in to, and may not have opened. */
type Stranger = {
  kind: 'stranger';
  action: string;
  username: string;
  day: string;
  hasPassword: boolean;
  passkeys: number;
  hasService: boolean;
};

/** A link that does nothing; `reader` is who opened it, as far as the address of their own account goes. */
type Broken = {
  kind: 'broken';
  reason: 'invalid' | 'expired';
  reader: 'nobody' | 'waiting' | 'verified';
};

type Props = { page: Page; target: string; state: Verification; wrong: Mistakes | undefined };

export function VerifyEmail(props: Props) {
  const { state } = props;
  switch (state.kind) {
    case 'waiting':
      return <Waiting {...props} {...state} />;
    case 'done':
      return <Done {...props} {...state} />;
    case 'link':
      return <ConfirmLink {...props} {...state} />;
    case 'stranger':
      return <AskWhose {...props} {...state} />;
    case 'broken':
      return <BrokenLink {...props} {...state} />;
    case 'ask':
      return <Ask {...props} />;
    case 'asked':
      return <Asked {...props} />;
  }
}

function Waiting({ page, target, wrong, email, isSent, hasSaved }: Props & { email: string; isSent: boolean; hasSaved: boolean }) {
  const t = useTranslate();
  const { locale } = page;
  return (
    <AccountPage page={page} lead={t('verify.why')}>
      {isSent && !wrong ? <Notice>{t('verify.sent')}</Notice> : null}
      {hasSaved && !isSent && !wrong ? <Notice>{t('verify.saved')}</Notice> : null}
      <FormsOfPage value={{ action: withTarget(pathTo('verify-email', locale), target), wrong }}>
        <Problems of={resendForm} />
        <p>{t('verify.lead', { email })}</p>
        <p>{t('verify.wait')}</p>
        <Form of={resendForm} isQuiet />
      </FormsOfPage>
      <Ways>
        <p>
          <a href={`${myAccountPath(locale)}#email`}>{t('verify.wrong')}</a>
        </p>
        <p>
          <a href={target}>{t('verify.later')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}

function Done({ page, target, email, isChanged }: Props & { email: string; isChanged: boolean }) {
  const t = useTranslate();
  return (
    <AccountPage page={page}>
      <Notice>{t(isChanged ? 'verify.changed' : 'verify.done', { email })}</Notice>
      <Button href={target}>{t('account.continue')}</Button>
    </AccountPage>
  );
}

function ConfirmLink({ page, wrong, action, isChange }: Props & Link) {
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t(isChange ? 'verify.confirm.change' : 'verify.confirm.lead')}>
      <FormsOfPage value={{ action, wrong }}>
        <Problems of={confirmLinkForm} />
        <Form of={confirmLinkForm} />
      </FormsOfPage>
      <Ways>
        <p>{t('verify.confirm.notYou')}</p>
      </Ways>
    </AccountPage>
  );
}

function AskWhose({ page, wrong, action, username, day, hasPassword, passkeys, hasService }: Props & Stranger) {
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('verify.stranger.opened', { day, username })}>
      <p>{t('verify.stranger.by', { password: hasPassword ? 'yes' : 'no', passkeys })}</p>
      {hasService ? <p>{t('verify.stranger.service')}</p> : null}
      <FormsOfPage value={{ action, wrong }}>
        <Problems of={confirmLinkForm} />
        <Form of={{ ...confirmLinkForm, submit: 'verify.mine' }} />
        <OtherWay>
          <h2>{t('verify.stranger.not')}</h2>
          <p>{t('verify.stranger.no')}</p>
          <Problems of={takeBackForm} />
          <Form of={takeBackForm} isQuiet />
        </OtherWay>
      </FormsOfPage>
    </AccountPage>
  );
}

function BrokenLink({ page, reason, reader, wrong }: Props & Broken) {
  const t = useTranslate();
  const { locale } = page;
  const own = pathTo('verify-email', locale);
  return (
    <AccountPage page={page}>
      {wrong?.problems.some(({ code }) => code === 'too-many') ? (
        <FormsOfPage value={{ action: own, wrong }}>
          <Problems of={confirmLinkForm} />
        </FormsOfPage>
      ) : (
        <p role="alert">{t(`verify.link.${reason}`)}</p>
      )}
      {reader === 'waiting' ? (
        <FormsOfPage value={{ action: own }}>
          <Form of={resendForm} />
        </FormsOfPage>
      ) : null}
      {reader === 'verified' ? <Button href={`${myAccountPath(locale)}#email`}>{t('myAccount.title')}</Button> : null}
      {reader === 'nobody' ? (
        <>
          <RequestForm />
          <Ways>
            <p>
              <a href={loginFor(own, locale)}>{t('login.submit')}</a>
            </p>
          </Ways>
        </>
      ) : null}
    </AccountPage>
  );
}

function Ask({ page, wrong }: Props) {
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('verify.ask.lead')}>
      <RequestForm wrong={wrong} />
    </AccountPage>
  );
}

/** Asks for the address of an account, to write to it. */
function RequestForm({ wrong }: { wrong?: Mistakes | undefined }) {
  const action = withTarget(pathTo('verify-email', useLocale()), null, { resend: '1' });
  return (
    <FormsOfPage value={{ action, wrong }}>
      <Problems of={requestVerificationForm} />
      <Form of={requestVerificationForm} />
    </FormsOfPage>
  );
}

function Asked({ page }: Props) {
  const t = useTranslate();
  return (
    <AccountPage page={page}>
      <Notice>{t('verify.asked')}</Notice>
      <p>{t('forgot.sent.wait')}</p>
      <BackToSignIn locale={page.locale} />
    </AccountPage>
  );
}
