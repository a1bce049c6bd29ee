import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { MemberSession } from '#services/identity/shared.ts';
import { endOthersForm, endSessionForm } from './my-account-forms.ts';
import css from './profile.module.css';

/** A session, with its moments in words. */
export type ShownSession = Pick<MemberSession, 'id' | 'isCurrent' | 'browser' | 'system'> & { started: string; used: string };

/** Where a member is signed in: each session can be ended, but for the one that looks. */
export function Sessions({ sessions }: { sessions: readonly ShownSession[] }) {
  const t = useTranslate();
  return (
    <>
      <Problems of={endSessionForm} />
      <Problems of={endOthersForm} />
      {sessions.length > 1 ? <p>{t('myAccount.sessions.text')}</p> : null}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLine {...session} />
          </li>
        ))}
      </ul>
      {sessions.length > 2 ? <Form of={endOthersForm} /> : null}
    </>
  );
}

function SessionLine({ id, isCurrent, browser, system, started, used }: ShownSession) {
  const t = useTranslate();
  const name = browser && system ? t('myAccount.session.on', { browser, system }) : (browser ?? system ?? t('myAccount.session.unknown'));
  return (
    <>
      <h3 id={`session-${id}`}>
        {name} {isCurrent ? <span className={css.mark}>{t('myAccount.session.current')}</span> : null}
      </h3>
      <p>{t('myAccount.session.started', { moment: started })}</p>
      <p>{t('myAccount.session.used', { moment: used })}</p>
      {isCurrent ? null : <Form of={endSessionForm} initial={{ session: id }} describedBy={`session-${id}`} isQuiet />}
    </>
  );
}
