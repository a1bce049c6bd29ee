import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import log from '#app/screens/member/daily-log/DailyLog.module.css';
import { besides, dayInWords } from '#services/members/daily/shown/shared.ts';
import css from './daily-log.module.css';
import { deviceLogMessages } from './messages.ts';

/** Which day it is, and the way to those beside it. */
export function WhichDay({ date, today, onDay }: { date: string; today: string; onDay(day: string): void }) {
  const t = useTranslate(deviceLogMessages);
  const { earlier, later } = besides(date, today);
  const inWords = dayInWords(useLocale(), date);
  const to = (day: string | null, words: string) =>
    day === null ? null : (
      <button className={css.link} type="button" onClick={() => onDay(day)}>
        {words}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className={log.days} aria-label={t('dailyLog.days')}>
      <p className={log.date} aria-live="polite">
        {date === today ? t('dailyLog.today', { date: inWords }) : inWords}
      </p>
      {to(earlier, t('dailyLog.dayBefore'))}
      {to(later, t('dailyLog.dayAfter'))}
      {to(date === today ? null : today, t('dailyLog.toToday'))}
    </div>
  );
}
