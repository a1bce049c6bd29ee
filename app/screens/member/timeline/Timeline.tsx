import { type RefObject, useRef } from 'react';
import { printAlone } from '#app/browser/print-alone.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { DataTable } from '#app/ui/DataTable.tsx';
import type { TimelineRow, Timeline as Told } from '#services/members/timeline.ts';
import { Drawing } from './Drawing.tsx';
import { isDated, scaleOf } from './scale.ts';
import css from './Timeline.module.css';

/** A member's diagnoses and treatments over time, drawn, with the table of them beside it; and on one sheet of paper. */
export function Timeline({ timeline }: { timeline: Told }) {
  const t = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const dated = timeline.rows.filter(isDated);
  const undated = timeline.rows.filter((row) => !isDated(row));
  return (
    <div ref={sheet} className={css.timeline}>
      <div className={css.head}>
        <p className={css.printedTitle}>{t('timeline.printedTitle')}</p>
        <p className={css.asOf}>{t('timeline.asOf', { date: timeline.todayInWords })}</p>
        <Print sheet={sheet} />
      </div>
      <div className={css.both}>
        {dated.length > 0 ? <Drawing rows={dated} scale={scaleOf({ ...timeline, rows: dated })} today={timeline.today} /> : null}
        <div className={css.tables}>
          {dated.length > 0 ? <Table caption={t('timeline.table')} rows={dated} /> : null}
          {undated.length > 0 ? <Table caption={t('timeline.undated')} rows={undated} /> : null}
        </div>
      </div>
    </div>
  );
}

function Table({ caption, rows }: { caption: string; rows: readonly TimelineRow[] }) {
  const t = useTranslate();
  return (
    <DataTable
      caption={caption}
      headlines={[t('timeline.what'), t('timeline.when')]}
      rows={rows.map((row) => [<What key={row.id} {...row} />, <When key={row.id} {...row} />])}
    />
  );
}

function What({ title, detail }: TimelineRow) {
  return (
    <>
      {title}
      {detail === null ? null : <span className={css.detail}>{detail}</span>}
    </>
  );
}

function When({ when, status }: TimelineRow) {
  const t = useTranslate();
  return (
    <>
      {when ?? t('timeline.undated')}
      {status === null ? null : <span className={css.detail}>{status.inWords}</span>}
    </>
  );
}

function Print({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  return (
    <span className={`${buttonClass('Secondary')} needs-script unprinted`}>
      <button type="button" onClick={() => sheet.current && printAlone(sheet.current)}>
        {t('timeline.print')}
      </button>
    </span>
  );
}
