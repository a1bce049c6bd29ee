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
  const nameOf = useNames();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {others.length > 0 ? <p>{t('myAccount.sessions.text')}</p> : null}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <h3>
              {nameOf(session)} {session.isCurrent ? <span className={css.mark}>{t('myAccount.session.current')}</span> : null}
            </h3>
            <p>{t('myAccount.session.started', { moment: session.started })}</p>
            <p>{t('myAccount.session.used', { moment: session.used })}</p>
          </li>
        ))}
      </ul>
      {others.length > 0 ? <EndOne others={others} /> : null}
      {others.length > 1 ? <EndAll /> : null}
    </>
  );
}

function EndOne({ others }: { others: readonly ShownSession[] }) {
  const t = useTranslate();
  const nameOf = useNames();
  const options = others.map((session) => (
    <option key={session.id} value={session.id}>
      {t('myAccount.session.option', { name: nameOf(session), moment: session.used })}
    </option>
  ));
  return (
    <>
      <Problems of={endSessionForm} />
      <Form of={endSessionForm} initial={{ session: others[0]?.id ?? '' }} isQuiet>
        {(field) => field('session', options)}
      </Form>
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

/** What a session is called. */
function useNames(): (session: ShownSession) => string {
  const t = useTranslate();
  return ({ browser, system }) =>
    browser && system ? t('myAccount.session.on', { browser, system }) : (browser ?? system ?? t('myAccount.session.unknown'));
}
