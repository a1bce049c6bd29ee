import callBox from '#app/content/sections/call-box/CallBox.module.css';
import { UrgencyCard } from '#app/content/sections/call-box/UrgencyCard.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { LogSign } from '#services/members/daily/log-signs.ts';
import css from './DailyLog.module.css';

type Urgency = LogSign['urgency'];
const levels = { emergency: 'emergency', 'at-once': 'urgent', 'same-day': 'urgent', 'this-week': 'note' } as const satisfies Record<
  Urgency,
  string
>;

/** What to do about a symptom, by how soon: the words of the table of signs. */
export function SignCards({ id, signs }: { id: string; signs: readonly LogSign[] }) {
  const t = useTranslate();
  // The most urgent come first.
  const ofAll = [...new Set(signs.map(({ urgency }) => urgency))];
  return (
    <div className={css.signs}>
      {ofAll.map((urgency) => (
        <UrgencyCard key={urgency} level={levels[urgency]} id={`${id}-${urgency}`} head={t(`callBox.${urgency}`)}>
          {urgency === 'emergency' ? <Call911 /> : null}
          <ul>
            {signs
              .filter((sign) => sign.urgency === urgency)
              .map(({ words, when }) => (
                <li key={`${when} ${words}`}>
                  {when === null ? null : <strong>{when}: </strong>}
                  {words}
                </li>
              ))}
          </ul>
        </UrgencyCard>
      ))}
    </div>
  );
}

/** The signs of a symptom: shown at once from the strength on at which they matter, else folded. */
export function SignsOf({ id, signs, isOpen }: { id: string; signs: readonly LogSign[]; isOpen: boolean }) {
  const t = useTranslate();
  if (isOpen) return <SignCards id={id} signs={signs} />;
  return (
    <details className={css.fold}>
      <summary>{t('dailyLog.signs')}</summary>
      <SignCards id={id} signs={signs} />
    </details>
  );
}

/** What to do with a fever, before anything is saved. */
export function Fever({ signs }: { signs: readonly LogSign[] }) {
  const t = useTranslate();
  const isEmergency = signs[0]?.urgency === 'emergency';
  return (
    <div role="alert" className={css.signs}>
      <UrgencyCard level={isEmergency ? 'emergency' : 'urgent'} id="fever-head" head={t('dailyLog.fever')}>
        <p>{t('dailyLog.fever.do')}</p>
        <p>{t('dailyLog.fever.nobody')}</p>
        <Call911 />
      </UrgencyCard>
      <SignCards id="fever" signs={signs} />
      {signs.length === 0 ? <p>{t('dailyLog.fever.others')}</p> : null}
    </div>
  );
}

function Call911() {
  const t = useTranslate();
  return (
    <div className={callBox.numbers}>
      <a href="tel:911" className={callBox.call}>
        {t('callBox.call911')}
      </a>
    </div>
  );
}
