import { useRef } from 'react';
import { handFile } from '#app/browser/hand-file.ts';
import { printAlone } from '#app/browser/print-alone.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import type { Day } from '#services/members/daily/day/shared.ts';
import type { DeviceLog } from '#services/members/daily/device-log.ts';
import type { DayField } from '#services/members/daily/shared.ts';
import type { LogWords } from '#services/members/daily/shown/shared.ts';
import { dayColumns, dayRow } from '#services/members/daily/table/shared.ts';
import { csvOf } from '#services/members/my-data/csv/shared.ts';
import { ClearAll } from './ClearAll.tsx';
import { DayHere } from './DayHere.tsx';
import css from './daily-log.module.css';
import { deviceLogMessages } from './messages.ts';
import { OverTime } from './OverTime.tsx';

type Props = { days: readonly Day[]; asked: DeviceLog; onCleared(): void };

/** The log of this device: a day to fill in, and all of them over time. */
export function OpenLog({ days, asked, onCleared }: Props) {
  const t = useTranslate(deviceLogMessages);
  const locale = useLocale();
  const words = useWords(asked);
  const today = todayHere();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className={css.log}>
      <DayHere {...{ days, today, asked, words }} />
      <div ref={sheet}>
        <OverTime {...{ days, today, words }} />
      </div>
      <section aria-labelledby="log-here">
        <h2 id="log-here">{t('deviceLog.where')}</h2>
        <p>{t('deviceLog.here')}</p>
        {days.length > 0 ? <p>{t('deviceLog.csv.text')}</p> : null}
        {days.length > 0 ? (
          <div className={css.buttons}>
            <span className={buttonClass('Secondary')}>
              <button type="button" onClick={() => sheet.current && printAlone(sheet.current)}>
                {t('dailyLog.print')}
              </button>
            </span>
            <span className={buttonClass('Secondary')}>
              <button type="button" onClick={() => handFile(fileNames[locale], 'text/csv', tableOf(days))}>
                {t('dailyLog.csv')}
              </button>
            </span>
            <ClearAll onCleared={onCleared} />
          </div>
        ) : null}
      </section>
    </div>
  );
}

/** What the file is called: nothing in it tells what the site is about. */
const fileNames = { en: 'my-log.csv', es: 'mi-diario.csv' } as const;

/** The table that an account has, too. */
const tableOf = (days: readonly Day[]): string => csvOf({ columns: dayColumns.map((name) => ({ name })), rows: days.map(dayRow) });

function useWords({ labels, symptoms }: DeviceLog): LogWords {
  const locale = useLocale();
  const all: Readonly<Partial<Record<DayField, string>>> = {
    ...labels,
    ...Object.fromEntries(symptoms.map(({ field, label }) => [field, label])),
  };
  // Medicines have codes in an account alone, where treatments are told.
  return { locale, label: (name) => all[name] ?? name, medicines: (codes) => codes };
}

/** Today by the clock of this device. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
