import { pathTo } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { QrCode } from '#app/ui/QrCode.tsx';
import type { FactorState } from '#services/identity/shared.ts';
import css from './security.module.css';
import { beginFactorForm, finishFactorForm, keepFactorForm, leaveFactorForm, removeFactorForm } from './security-forms.ts';

/** Whether the button to press next stands with the second factor, and no other on the page is to look like it. */
export function comesFirst({ since, pending, goesAt }: FactorState, isVerified: boolean): boolean {
  return pending !== null || goesAt !== null || (since === null && isVerified);
}

/** The second factor, its moments in words: set up, used elsewhere, removed, or said to be lost by somebody. */
export function Factor({ since, codesLeft, pending, goesAt, isRequired, passkeys, isVerified }: FactorState & { isVerified: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {isRequired && since === null && !passkeys ? (
        <p>
          <strong>{t(passkeys === null ? 'security.factor.required' : 'security.factor.requiredEither')}</strong>
        </p>
      ) : null}
      {passkeys ? <p>{t('security.factor.passkeys', { count: passkeys })}</p> : null}
      {goesAt ? (
        <div className={css.alarm}>
          <p>
            <strong>{t('security.goes', { moment: goesAt, passkeys: passkeys ? 'yes' : 'no' })}</strong>
          </p>
          <Problems of={keepFactorForm} />
          <Form of={keepFactorForm} />
          <p>
            <a href={pathTo('update-password', locale)} className={css.open}>
              {t('security.newPassword')}
            </a>
          </p>
        </div>
      ) : null}
      <p>{t('security.factor.what', { ways: isRequired ? (passkeys === null ? 'app' : 'either') : 'free' })}</p>
      {since === null ? null : (
        <>
          <p>{t('security.factor.since', { moment: since })}</p>
          <p>
            {t('security.codes', { count: codesLeft })} <a href={pathTo('recovery-codes', locale)}>{t('security.codes.make')}</a>
          </p>
        </>
      )}
      {pending ? (
        <Setup pending={pending} isQuiet={goesAt !== null} />
      ) : (
        <Begin
          hasOne={since !== null}
          isVerified={isVerified}
          isLast={isRequired && !passkeys}
          isQuiet={since !== null || goesAt !== null}
        />
      )}
    </>
  );
}

type BeginProps = { hasOne: boolean; isVerified: boolean; isLast: boolean; isQuiet: boolean };

function Begin({ hasOne, isVerified, isLast, isQuiet }: BeginProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (!isVerified)
    return (
      <p>
        {t('security.factor.unverified')} <a href={pathTo('verify-email', locale)}>{t('security.factor.verify')}</a>
      </p>
    );
  return (
    <>
      <p>{t('security.asked')}</p>
      <Problems of={beginFactorForm} />
      <Form of={hasOne ? { ...beginFactorForm, submit: 'security.factor.replace' } : beginFactorForm} isQuiet={isQuiet} />
      {hasOne ? (
        <div className={css.step}>
          {isLast ? <p>{t('security.factor.requiredHere')}</p> : null}
          <Problems of={removeFactorForm} />
          <Form of={removeFactorForm} isQuiet />
        </div>
      ) : null}
    </>
  );
}

type SetupProps = { pending: NonNullable<FactorState['pending']>; isQuiet: boolean };

function Setup({ pending: { key, uri, qr }, isQuiet }: SetupProps) {
  const t = useTranslate();
  return (
    <div className={css.step}>
      <p>{t('security.factor.scan')}</p>
      <QrCode {...qr} label={t('security.factor.qr')} className={css.qr} />
      <p>
        <a href={uri} className={css.open}>
          {t('security.factor.open')}
        </a>
      </p>
      <p>
        {t('security.factor.key')} <code className={css.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>{t('security.factor.ends')}</p>
      <Problems of={finishFactorForm} />
      <Form of={finishFactorForm} isQuiet={isQuiet} />
      <div className={css.step}>
        <Problems of={leaveFactorForm} />
        <Form of={leaveFactorForm} isQuiet />
      </div>
    </div>
  );
}
