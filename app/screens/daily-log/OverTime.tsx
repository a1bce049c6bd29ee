import { useState } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Charts } from '#app/screens/member/daily-log/Charts.tsx';
import log from '#app/screens/member/daily-log/DailyLog.module.css';
import { spans } from '#app/screens/member/daily-log/log-address.ts';
import { Noted } from '#app/screens/member/daily-log/Noted.tsx';
import type { Day } from '#services/members/daily/day/shared.ts';
import { type LogWords, shownCharts, shownNotes, shownSpan, weeksBefore } from '#services/members/daily/shown/shared.ts';
import css from './daily-log.module.css';
import { deviceLogMessages } from './messages.ts';

/** The days of some weeks, drawn and written out. No treatment is marked, since none is told here. */
export function OverTime({ days, today, words }: { days: readonly Day[]; today: string; words: LogWords }) {
  const t = useTranslate(deviceLogMessages);
  const locale = useLocale();
  const [weeks, choose] = useState<(typeof spans)[number]>(spans[0]);
  const span = { days, from: weeksBefore(today, weeks), today };
  const charts = shownCharts(words, span);
  const notes = shownNotes(words, span);
  return (
    <section aria-labelledby="log-time">
      <h2 id="log-time">{t('dailyLog.part.time')}</h2>
      {days.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" className={`${log.spans} unprinted`} aria-label={t('dailyLog.weeks')}>
          {spans.map((each) => (
            <button key={each} className={css.link} type="button" aria-pressed={each === weeks} onClick={() => choose(each)}>
              {t('dailyLog.weeks.some', { weeks: each })}
            </button>
          ))}
        </div>
      ) : null}
      {charts.length > 0 ? <Charts charts={charts} marks={[]} span={shownSpan(locale, span)} /> : null}
      {charts.length === 0 && notes.length === 0 ? (
        <div className="empty flush-end">
          <h3>{t('dailyLog.nothingYet')}</h3>
          <p>{t(days.length > 0 ? 'dailyLog.noneThen' : 'deviceLog.nothingYet')}</p>
        </div>
      ) : null}
      <Noted notes={notes} />
    </section>
  );
}
