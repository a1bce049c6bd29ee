import { OpeningHours } from '#app/features/helplines/OpeningHours.tsx';
import OpenNow from '#app/features/helplines/OpenNow.island.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import { Button } from '#app/ui/Button.tsx';
import { type Chat, type ChatSession, organisation } from '#config/organisation.ts';
import css from './community.module.css';

/** When the chat is open, and where to enter it; that nobody is there, where its times are an example; that there is none. */
export function ChatTimes({ chat }: { chat: Chat | null }) {
  const t = useTranslate();
  if (chat === null || chat.sessions.length === 0) return <p>{t('chat.none')}</p>;
  return (
    <section id="chat-times" className={css.part}>
      <h2>{t('chat.times')}</h2>
      {chat.url === null ? (
        <p className={css.sample}>{t('chat.sample', { name: organisation.name })}</p>
      ) : (
        <p>
          <Button href={chat.url}>{t('chat.enter')}</Button>
        </p>
      )}
      <ul className={css.sessions}>
        {chat.sessions.map((session) => (
          <Session key={session.id} session={session} timeZone={chat.timeZone} isExample={chat.url === null} />
        ))}
      </ul>
    </section>
  );
}

type SessionProps = { session: ChatSession; timeZone: string; isExample: boolean };

function Session({ session, timeZone, isExample }: SessionProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { days, opens, closes, language, name, about } = session;
  const hours = [{ days, opens, closes }];
  return (
    <li className={css.session}>
      <h3 className={css.name}>{name[locale]}</h3>
      <p className={css.hours}>
        <OpeningHours helpline={{ hours, timeZone }} />
      </p>
      <div className={css.here}>
        <Island of={OpenNow} when="visible" props={{ hours, timeZone, isExample }} />
      </div>
      <p>
        {about[locale]} {t(language === 'en' ? 'chat.inEnglish' : 'chat.inSpanish')}
      </p>
    </li>
  );
}
