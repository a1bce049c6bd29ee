import { useState } from 'react';
import { changeDayHere } from '#app/features/device-log/device-log.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Conflicts } from '#app/screens/member/daily-log/Conflicts.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { chooseIn, type Day, emptyDay, typedBeside } from '#services/members/daily/day/shared.ts';
import type { DeviceLog } from '#services/members/daily/device-log.ts';
import { dayInWords, isLoggedLately, type LogWords, shownConflicts, usualOf } from '#services/members/daily/shown/shared.ts';
import css from './daily-log.module.css';
import { HereForm } from './HereForm.tsx';
import { deviceLogMessages } from './messages.ts';
import { WhichDay } from './WhichDay.tsx';

type Props = { days: readonly Day[]; today: string; asked: DeviceLog; words: LogWords };

/** One day of the log on this device: its form, and what came of the last change. */
export function DayHere({ days, today, asked, words }: Props) {
  const t = useTranslate(deviceLogMessages);
  const locale = useLocale();
  const [shown, show] = useState(today);
  const [isBegun, begin] = useState(false);
  const { done, tell } = useDone(() => begin(false));
  // By day: the form begins anew at each step beside it, and loses nothing that was typed and not saved.
  const [typed] = useState(() => new Map<string, Readonly<Record<string, string>>>());
  const date = shown > today ? today : shown;
  const stored = days.find(({ day }) => day === date) ?? null;
  const before = days.find(({ day }) => day < date) ?? null;
  const isFirst = ({ isFirst, field }: DeviceLog['symptoms'][number]) => isFirst || isLoggedLately(field, days, date);
  return (
    <section aria-labelledby="log-day">
      <h2 id="log-day">{t('dailyLog.part.day')}</h2>
      {done.outcome === null ? null : <Notice key={done.count}>{t(`deviceLog.${done.outcome}`)}</Notice>}
      {done.removed ? (
        <Step
          words={t('dailyLog.restore')}
          onPress={() => {
            const { removed } = done;
            if (!removed) return;
            show(removed.day);
            tell(changeDayHere(removed.day, () => removed) ? 'restored' : 'notKept');
          }}
        />
      ) : null}
      <WhichDay
        date={date}
        today={today}
        onDay={(day) => {
          show(day);
          tell(null);
        }}
      />
      <Conflicts
        conflicts={shownConflicts(words, stored)}
        choose={({ field, place, describedBy }) => (
          <Step
            words={t('dailyLog.conflict.keep')}
            describedBy={describedBy}
            onPress={() => {
              typed.set(date, typedBeside(field, typed.get(date) ?? {}));
              tell(changeDayHere(date, (current) => chooseIn(current, field, place)) ? 'kept' : 'notKept');
            }}
          />
        )}
      />
      {before && !stored ? (
        isBegun ? (
          <Notice>{t('dailyLog.begunFrom', { date: dayInWords(locale, before.day) })}</Notice>
        ) : (
          <Step words={t('dailyLog.fromBefore', { date: dayInWords(locale, before.day) })} onPress={() => begin(true)} />
        )
      ) : null}
      <HereForm
        key={`${date} ${isBegun} ${done.count}`}
        day={date}
        fields={before && isBegun && !stored ? usualOf(before.fields) : (stored?.fields ?? {})}
        seen={stored?.fields ?? {}}
        unit={stored?.fields.weightUnit ?? before?.fields.weightUnit ?? 'lb'}
        asked={asked}
        symptoms={{ first: asked.symptoms.filter(isFirst), others: asked.symptoms.filter((each) => !isFirst(each)) }}
        typed={typed.get(date)}
        onTyped={(texts) => typed.set(date, texts)}
        onSaved={() => {
          typed.delete(date);
          tell('saved');
        }}
      />
      {stored ? (
        <Step
          words={t('dailyLog.remove')}
          onPress={() => {
            if (!changeDayHere(date, () => emptyDay(date))) return tell('notKept');
            typed.delete(date);
            tell('removed', stored);
          }}
        />
      ) : null}
    </section>
  );
}

type Outcome = 'saved' | 'removed' | 'restored' | 'kept' | 'notKept';
type Done = { count: number; outcome: Outcome | null; removed?: Day | undefined };

/** What was done last. Each is numbered: the form begins anew, and the words are read out. */
function useDone(onDone: () => void) {
  const [done, setDone] = useState<Done>({ count: 0, outcome: null });
  const tell = (outcome: Outcome | null, removed?: Day) => {
    onDone();
    setDone(({ count }) => ({ count: count + 1, outcome, removed }));
  };
  return { done, tell };
}

function Step({ words, describedBy, onPress }: { words: string; describedBy?: string; onPress(): void }) {
  return (
    <p className={css.step}>
      <span className={buttonClass('Secondary')}>
        <button type="button" aria-describedby={describedBy} onClick={onPress}>
          {words}
        </button>
      </span>
    </p>
  );
}
