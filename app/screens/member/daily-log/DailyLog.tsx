import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import dailyLog from '#app/browser/daily-log.device.ts';
import { printAlone } from '#app/browser/print-alone.ts';
import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { ShownChart, ShownConflict, ShownNote } from '#services/members/daily/shown/shared.ts';
import type { ShownMark } from '#services/members/daily/shown-log.ts';
import { type Choosing, Conflicts } from './Conflicts.tsx';
import css from './DailyLog.module.css';
import { DayForm, type DayFormProps } from './DayForm.tsx';
import { dailyLogForms } from './daily-log-forms.ts';
import { logPath, spans } from './log-address.ts';
import { Noted } from './Noted.tsx';

/** They stand in the page; their script comes after what a day is told with. */
const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }));
/** Few devices keep a log without an account. */
const TakeIn = lazy(async () => ({ default: (await import('./TakeIn.tsx')).TakeIn }));

type Day = { date: string; isToday: boolean; inWords: string; earlier: string; later: string | null };
type Keys = Readonly<Record<'save' | 'remove' | 'restore' | 'choose', string>>;
type Props = Omit<DayFormProps, 'day' | 'changeKey'> & {
  day: Day;
  before: { inWords: string } | null;
  /** The fields are those of the day before. */
  isBegun: boolean;
  stored: { id: string } | null;
  conflicts: readonly ShownConflict[];
  /** The number of a day that was just removed. */
  removed: string | null;
  weeks: number;
  charts: readonly ShownChart[];
  marks: readonly ShownMark[];
  notes: readonly ShownNote[];
  span: { from: string; to: string };
  hasDays: boolean;
  keys: Keys;
  /** Today where the member lives. */
  today: string;
};

/** A member's days: one to fill in, and all of them over time. */
export function DailyLog({
  day,
  before,
  isBegun,
  stored,
  conflicts,
  removed,
  weeks,
  charts,
  marks,
  notes,
  span,
  hasDays,
  keys,
  today,
  ...form
}: Props) {
  const t = useTranslate();
  const { save, choose, remove, restore, csv } = dailyLogForms;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <FromDevice today={today} />
      <Part id="day" title="dailyLog.part.day" forms={[save, choose, restore]}>
        <Removed record={removed} changeKey={keys.restore} />
        {[choose, remove, restore].map((each) => (
          <Problems key={each.intent} of={each} />
        ))}
        <WhichDay day={day} />
        <Problems of={save} />
        <Conflicts conflicts={conflicts} choose={(choosing) => <Choice {...choosing} day={day.date} changeKey={keys.choose} />} />
        <FromBefore {...{ day, before, isBegun }} isStored={stored !== null} />
        <DayForm key={`${day.date} ${isBegun} ${stored?.id ?? ''}`} {...form} day={day.date} changeKey={keys.save} />
        {stored ? (
          <div className={css.again}>
            <Form of={remove} initial={{ record: stored.id, key: keys.remove }} isQuiet />
          </div>
        ) : null}
      </Part>
      <div ref={sheet}>
        <Part id="time" title="dailyLog.part.time" forms={[]}>
          {hasDays ? <Spans weeks={weeks} day={day} /> : null}
          {charts.length > 0 ? (
            <Suspense>
              <Charts {...{ charts, marks, span }} />
            </Suspense>
          ) : (
            <Nothing hasDays={hasDays} hasNotes={notes.length > 0} />
          )}
          <Noted notes={notes} />
        </Part>
      </div>
      {hasDays ? (
        <Part id="take" title="dailyLog.part.take" forms={[csv]}>
          <p>{t('dailyLog.take.text')}</p>
          <div className={css.buttons}>
            <span className={`${buttonClass('Secondary')} needs-script unprinted`}>
              <button type="button" onClick={() => sheet.current && printAlone(sheet.current)}>
                {t('dailyLog.print')}
              </button>
            </span>
            <Form of={csv} isQuiet />
          </div>
        </Part>
      ) : null}
    </>
  );
}

function FromDevice({ today }: Pick<Props, 'today'>) {
  const { done } = useFormsOfPage();
  const [isKept, tell] = useState(false);
  useEffect(() => tell(dailyLog.read() !== undefined), []);
  if (!isKept && done !== dailyLogForms.takeIn.intent) return null;
  return (
    <Suspense>
      <TakeIn today={today} />
    </Suspense>
  );
}

function WhichDay({ day: { isToday, inWords, earlier, later } }: { day: Day }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <nav className={css.days} aria-label={t('dailyLog.days')}>
      <p className={css.date}>{isToday ? t('dailyLog.today', { date: inWords }) : inWords}</p>
      <a href={logPath(locale, { day: earlier })}>{t('dailyLog.dayBefore')}</a>
      {later === null ? null : <a href={logPath(locale, { day: later })}>{t('dailyLog.dayAfter')}</a>}
      {isToday ? null : <a href={logPath(locale, {})}>{t('dailyLog.toToday')}</a>}
    </nav>
  );
}

function FromBefore({ day, before, isBegun, isStored }: Pick<Props, 'day' | 'before' | 'isBegun'> & { isStored: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  if (!before || isStored) return null;
  const date = before.inWords;
  if (isBegun) return <Notice>{t('dailyLog.begunFrom', { date })}</Notice>;
  const href = logPath(locale, { day: day.isToday ? null : day.date, beginsBefore: true });
  return (
    <p className={css.again}>
      <Button href={href} styling="Secondary">
        {t('dailyLog.fromBefore', { date })}
      </Button>
    </p>
  );
}

/** The member chooses. */
function Choice({ day, field, place, describedBy, changeKey }: Choosing & { day: string; changeKey: string }) {
  const initial = { day, field, place: place === null ? '' : String(place), key: changeKey };
  return <Form of={dailyLogForms.choose} initial={initial} describedBy={describedBy} isQuiet />;
}

function Removed({ record, changeKey }: { record: string | null; changeKey: string }) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  if (record === null || done !== dailyLogForms.remove.intent) return null;
  return (
    <div className={css.undo}>
      <Notice>{t('dailyLog.removed')}</Notice>
      <Form of={dailyLogForms.restore} initial={{ record, key: changeKey }} isQuiet />
    </div>
  );
}

function Spans({ weeks, day }: { weeks: number; day: Day }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <nav className="unprinted" aria-label={t('dailyLog.weeks')}>
      <ul className={css.spans}>
        {spans.map((each) => (
          <li key={each}>
            <a
              href={`${logPath(locale, { day: day.isToday ? null : day.date, weeks: each })}#time`}
              aria-current={each === weeks ? 'true' : undefined}
            >
              {t('dailyLog.weeks.some', { weeks: each })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ hasDays, hasNotes }: { hasDays: boolean; hasNotes: boolean }) {
  const t = useTranslate();
  if (hasNotes) return null;
  return (
    <div className="empty flush-end">
      <h3>{t('dailyLog.nothingYet')}</h3>
      <p>{t(hasDays ? 'dailyLog.noneThen' : 'dailyLog.nothingYet.text')}</p>
    </div>
  );
}
