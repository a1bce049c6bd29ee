import { useTranslate } from '#app/i18n/I18n.tsx';
import type { ShownNote } from '#services/members/daily/shown/shared.ts';
import css from './DailyLog.module.css';

/** What was written and taken, by day. */
export function Noted({ notes }: { notes: readonly ShownNote[] }) {
  const t = useTranslate();
  if (notes.length === 0) return null;
  return (
    <div className={css.noted}>
      <h3>{t('dailyLog.notesOf')}</h3>
      <dl>
        {notes.map(({ day, notes: written, taken }) => (
          <div key={day}>
            <dt>{day}</dt>
            {written === null ? null : <dd>{written}</dd>}
            {taken === null ? null : <dd>{taken}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
