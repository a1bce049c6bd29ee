import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Drawing.module.css';
import { Lane } from './Lane.tsx';
import { Legend } from './Legend.tsx';
import type { DatedRow, Scale } from './scale.ts';

/**
 * Years from left to right, and below them a line for each diagnosis and treatment, which is named above it. Screen readers have the
 * table, which says all of it.
 */
export function Drawing({ rows, scale, today }: { rows: readonly DatedRow[]; scale: Scale; today: string }) {
  const t = useTranslate();
  const now = scale.at(today);
  return (
    <div className={css.drawing} aria-hidden="true">
      <svg className={css.years} width="100%" aria-hidden="true">
        {scale.years.map(({ year, at }) => (
          <text key={year} x={`${at}%`} dx="0.25em" dy="1em">
            {year}
          </text>
        ))}
      </svg>
      <div className={css.lanes}>
        <svg className={css.grid} width="100%" height="100%" aria-hidden="true">
          {scale.years.map(({ year, at }) => (
            <line key={year} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
          ))}
          <line className={css.now} x1={`${now}%`} x2={`${now}%`} y1="0" y2="100%" />
        </svg>
        <ol className={css.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className={css.name}>{row.title}</span>
              <Lane row={row} scale={scale} today={now} />
            </li>
          ))}
        </ol>
      </div>
      <svg className={css.years} width="100%" aria-hidden="true">
        <text className={css.today} x={`${now}%`} dy="1em" textAnchor={now > 85 ? 'end' : now < 15 ? 'start' : 'middle'}>
          {t('timeline.today')}
        </text>
      </svg>
      <Legend rows={rows} />
    </div>
  );
}
