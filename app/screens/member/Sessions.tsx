import { useId } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { MemberSession } from '#services/identity/shared.ts';
import { endOthersForm, endSessionForm } from './my-account-forms.ts';
import css from './profile.module.css';

/** A session, with its moments in words. */
export type ShownSession = Pick<MemberSession, 'id' | 'isCurrent' | 'browser' | 'system'> & { started: string; used: string };

type Props = { sessions: readonly ShownSession[] };

/** Where a member is signed in: once it is confirmed who asks, any session can be ended but for the one that looks. */
export function Sessions({ sessions }: Props) {
  const t = useTranslate();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {others.length > 0 ? <p>{t('myAccount.sessions.text')}</p> : null}
      <Problems of={endSessionForm} />
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} />
          </li>
        ))}
      </ul>
      {others.length > 1 ? <EndAll /> : null}
    </>
  );
}

function Session({ session: { id, isCurrent, browser, system, started, used } }: { session: ShownSession }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>
        {browser && system ? t('myAccount.session.on', { browser, system }) : (browser ?? system ?? t('myAccount.session.unknown'))}{' '}
        {isCurrent ? <span className={css.mark}>{t('myAccount.session.current')}</span> : null}
      </h3>
      <p>{t('myAccount.session.started', { moment: started })}</p>
      <p id={`${titleId}-used`}>{t('myAccount.session.used', { moment: used })}</p>
      {isCurrent ? null : <Form of={endSessionForm} initial={{ session: id }} describedBy={`${titleId} ${titleId}-used`} isQuiet />}
    </>
  );
}

function EndAll() {
  const t = useTranslate();
  return (
    <div className={css.again}>
      <h3>{t('myAccount.sessions.endOthers')}</h3>
      <p>{t('myAccount.sessions.links')}</p>
      <Problems of={endOthersForm} />
      <Form of={endOthersForm} isQuiet />
    </div>
  );
}
