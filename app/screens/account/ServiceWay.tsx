import { pathTo } from '#app/addresses/paths.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { beginPath } from './provider-paths.ts';
import css from './ServiceWay.module.css';
import { type ServiceProblem, serviceProblems } from './service-problem.ts';

/** The outside identity service, as a page shows it; `problem` is what it, or the way there, could not do. */
export type Service = { name: string; isAlone: boolean; problem: ServiceProblem | null };

type Props = { service: Service; for: 'sign-in' | 'sign-up'; target: string | null };

/** The way to sign in or up by the service, above or in the place of the form. */
export function ServiceWay({ service: { name, isAlone, problem }, for: purpose, target }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const says = problem ? 'service.again' : purpose === 'sign-up' ? 'service.signUp' : 'service.signIn';
  return (
    <div className={css.way}>
      {problem ? (
        <Notice>
          {t(serviceProblems[problem], { service: name })}{' '}
          {problem === 'locked' ? <a href={pathTo('contact', locale)}>{t('account.contactSupport')}</a> : null}
        </Notice>
      ) : null}
      <Button href={beginPath(purpose, target, locale)} styling={isAlone ? 'Primary' : 'Secondary'}>
        {t(says, { service: name })}
      </Button>
      <p className={css.note}>{t('service.note')}</p>
      {isAlone ? null : <p className={css.or}>{t('service.or')}</p>}
    </div>
  );
}

type ConfirmProps = { service: string; problem: ServiceProblem | null; target: string | null; isAlone: boolean };

/** The way to confirm by the service, which asks them there who they are. */
export function ConfirmByService({ service, problem, target, isAlone }: ConfirmProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.way}>
      {problem ? <Notice>{t(serviceProblems[problem], { service })}</Notice> : null}
      {isAlone ? null : <p className={css.or}>{t('service.or')}</p>}
      <Button href={beginPath('confirm', target, locale)} styling={isAlone ? 'Primary' : 'Secondary'}>
        {t('service.confirm', { service })}
      </Button>
    </div>
  );
}

/** In the place of a form about a password, where the service alone keeps passwords. */
export function PasswordsAreTheirs({ service }: { service: string }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.way}>
      <p>{t('service.passwords', { service })}</p>
      <Button href={beginPath('sign-in', null, locale)}>{t('service.signIn', { service })}</Button>
    </div>
  );
}
