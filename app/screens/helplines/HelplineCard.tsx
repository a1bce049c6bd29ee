import { Answering } from '#app/features/helplines/Answering.tsx';
import { OpeningHours } from '#app/features/helplines/OpeningHours.tsx';
import OpenNow from '#app/features/helplines/OpenNow.island.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { PhoneLink } from '#app/ui/PhoneLink.tsx';
import type { Helpline } from '#config/organisation.ts';
import css from './helplines.module.css';

/** A helpline: whether somebody answers, who, what for, and the numbers to press. */
export function HelplineCard({ helpline }: { helpline: Helpline }) {
  const t = useTranslate();
  const { name, about, phone, display, text, url, hours, timeZone } = helpline;
  return (
    <li className={css.item}>
      <div className={css.state}>
        {hours.length === 0 ? (
          <Answering state="open">{t('helplines.openAlways')}</Answering>
        ) : (
          <Island of={OpenNow} when="visible" props={{ timeZone, hours }} />
        )}
      </div>
      <h2 className={css.name}>{name}</h2>
      <p>{about}</p>
      <div className={css.calls}>
        <PhoneLink className={css.call} phone={phone} display={t('helplines.call', { number: display })} />
        {text ? (
          <a className={css.text} href={`sms:${text.number}`}>
            {text.word ? t('helplines.textWord', { word: text.word, number: text.number }) : t('helplines.text', { number: text.number })}
          </a>
        ) : null}
      </div>
      {hours.length > 0 ? (
        <p className={css.hours}>
          <OpeningHours helpline={helpline} />
        </p>
      ) : null}
      <p>
        <Anchor href={url}>{t('helplines.website')}</Anchor>
      </p>
    </li>
  );
}
