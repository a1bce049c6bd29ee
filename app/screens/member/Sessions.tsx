import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Mistakes } from '#app/screens/account/account-request.ts';
import { Wrong } from '#app/screens/account/form-fields.tsx';
import type { ShownSession } from '#app/screens/account/my-account.ts';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import css from './profile.module.css';

type Props = { sessions: readonly ShownSession[]; action: string; wrong: Mistakes | undefined };

/** Where a member is signed in: each session can be ended, but for the one that looks. */
export function Sessions({ sessions, action, wrong }: Props) {
  const t = useTranslate();
  return (
    <>
      <Wrong intent="end-session" wrong={wrong} />
      <Wrong intent="end-others" wrong={wrong} />
      {sessions.length > 1 ? <p>{t('myAccount.sessions.text')}</p> : null}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLine {...session} action={action} />
          </li>
        ))}
      </ul>
      {sessions.length > 2 ? <PostForm action={action} submit={t('myAccount.sessions.endOthers')} intent="end-others" isRouted /> : null}
    </>
  );
}

function SessionLine({ id, isCurrent, browser, system, started, used, action }: ShownSession & { action: string }) {
  const t = useTranslate();
  const name = browser && system ? t('myAccount.session.on', { browser, system }) : (browser ?? system ?? t('myAccount.session.unknown'));
  return (
    <>
      <h3 id={`session-${id}`}>
        {name} {isCurrent ? <span className={css.mark}>{t('myAccount.session.current')}</span> : null}
      </h3>
      <p>{t('myAccount.session.started', { moment: started })}</p>
      <p>{t('myAccount.session.used', { moment: used })}</p>
      {isCurrent ? null : (
        <PostForm action={action} submit={t('myAccount.session.end')} intent="end-session" describedBy={`session-${id}`} isRouted isQuiet>
          <input type="hidden" name="session" value={id} />
        </PostForm>
      )}
    </>
  );
}
