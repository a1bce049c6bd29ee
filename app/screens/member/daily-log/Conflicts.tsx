import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { DayField } from '#services/members/daily/shared.ts';
import type { ShownConflict } from '#services/members/daily/shown/shared.ts';
import css from './DailyLog.module.css';

/** One of what was said of a field: null for what stands there, else its place among the others. */
export type Choosing = { field: DayField; place: number | null; describedBy: string };

/** What two devices or tabs said at once, each with what keeps it. */
export function Conflicts({ conflicts, choose }: { conflicts: readonly ShownConflict[]; choose(one: Choosing): ReactNode }) {
  const t = useTranslate();
  if (conflicts.length === 0) return null;
  return (
    <div className={css.conflict}>
      <h3>{t('dailyLog.conflict')}</h3>
      <p>{t('dailyLog.conflict.text')}</p>
      <ul>
        {conflicts.flatMap(({ field, label, standing, others }) =>
          [standing, ...others].map((said, index) => (
            <li key={`${field} ${index}`}>
              <p id={`${field}-${index}`} className={css.said}>
                <strong>{label}:</strong> {said ?? t('dailyLog.empty')}
              </p>
              {choose({ field, place: index === 0 ? null : index - 1, describedBy: `${field}-${index}` })}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
