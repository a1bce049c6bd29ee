import { useTranslate } from '#app/i18n/I18n.tsx';
import { DataTable } from '#app/ui/DataTable.tsx';
import type { ShownChart } from '#services/members/daily/shown/shared.ts';
import type { ShownMark } from '#services/members/daily/shown-log.ts';
import css from './Charts.module.css';

type Props = { charts: readonly ShownChart[]; marks: readonly ShownMark[]; span: { from: string; to: string } };

/** A small chart of each thing that was noted, one below the other, so that days stand above each other; each with its table. */
export function Charts({ charts, marks, span }: Props) {
  const t = useTranslate();
  return (
    <>
      {marks.length > 0 ? (
        <ol className={css.marks}>
          {marks.map(({ title }, index) => (
            <li key={`${title} ${index}`}>
              <span className={css.number}>{index + 1}</span>
              {title} ({t('dailyLog.began').toLowerCase()})
            </li>
          ))}
        </ol>
      ) : null}
      <ul className={`plain-list ${css.charts}`}>
        {charts.map((chart) => (
          <li key={chart.id} className={css.chart}>
            <h3 className={css.label}>{chart.label}</h3>
            <Drawing chart={chart} marks={marks} />
            <p className={css.span} aria-hidden="true">
              <span>{span.from}</span>
              <span>{span.to}</span>
            </p>
            <details className={css.table}>
              <summary>
                {t('dailyLog.asTable')}
                <span className="visually-hidden">: {chart.label}</span>
              </summary>
              <DataTable
                isShort
                headlines={[t('dailyLog.day'), chart.label]}
                rows={[...chart.points].reverse().map(({ day, inWords }) => [day, inWords])}
              />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

const height = 40;

type Drawn = { chart: Pick<ShownChart, 'least' | 'most' | 'points'>; marks: readonly ShownMark[] };

/** Screen readers have what stands beside it. Strokes keep their width however the drawing is stretched. */
export function Drawing({ chart: { least, most, points }, marks }: Drawn) {
  const at = ({ x, y }: { x: number; y: number }) => `${(x * 100).toFixed(2)} ${((1 - y) * height).toFixed(2)}`;
  return (
    <div className={css.drawing} aria-hidden="true">
      {most === least ? (
        <span className={css.only}>{most}</span>
      ) : (
        <>
          <span className={css.most}>{most}</span>
          <span className={css.least}>{least}</span>
        </>
      )}
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.ends} d={`M0 0H100M0 ${height}H100`} />
        {marks.map(({ title, x }, index) => (
          <path key={`${title} ${index}`} className={css.mark} d={`M${(x * 100).toFixed(2)} 0V${height}`} />
        ))}
        <path className={css.line} d={`M${points.map(at).join('L')}`} />
        <path className={css.points} d={points.map((point) => `M${at(point)}h0`).join('')} />
      </svg>
    </div>
  );
}
