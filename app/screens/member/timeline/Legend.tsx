import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Drawing.module.css';
import { Arrow, At, Diamond, middle, Planned, Stroke, Stub } from './Lane.tsx';
import type { DatedRow } from './scale.ts';

/** What is drawn how; only of what is there. */
export function Legend({ rows }: { rows: readonly DatedRow[] }) {
  const t = useTranslate();
  const has = (test: (row: DatedRow) => boolean) => rows.some(test);
  const entries = [
    { of: 'diagnosis', is: has(({ kind }) => kind === 'diagnosis'), shape: <At x={50}>{<Diamond />}</At> },
    { of: 'treatment', is: has(isGiven), shape: <Stroke from={30} to={70} className={css.sure} /> },
    {
      of: 'open',
      is: has(({ status }) => status?.code === 'undergoing'),
      shape: (
        <>
          <Stroke from={20} to={50} className={css.sure} />
          <At x={50}>
            <Arrow />
          </At>
        </>
      ),
    },
    { of: 'planned', is: has(({ status }) => status?.code === 'planning'), shape: <Planned from={30} to={70} /> },
    { of: 'rough', is: has((row) => isGiven(row) && isRough(row)), shape: <Stroke from={15} to={85} className={css.pale} /> },
    {
      of: 'unknownEnd',
      is: has((row) => row.status?.code === 'finished' && (row.from === null || row.to === null)),
      shape: (
        <>
          <Stroke from={25} to={25} className={css.sure} />
          <Stub x={25} way={1} />
        </>
      ),
    },
  ] as const satisfies readonly { of: string; is: boolean; shape: ReactNode }[];
  return (
    <ul className={css.legend}>
      {entries.map(({ of, is, shape }) =>
        is ? (
          <li key={of}>
            <svg className={of === 'diagnosis' ? css.diagnosis : css.treatment} width="48" height={2 * middle} aria-hidden="true">
              {shape}
            </svg>
            {t(`timeline.${of}`)}
          </li>
        ) : null,
      )}
    </ul>
  );
}

function isGiven({ kind, status }: DatedRow): boolean {
  return kind === 'diagnosis' || status?.code !== 'planning';
}

function isRough({ from, to }: DatedRow): boolean {
  return [from, to].some((extent) => extent !== null && extent.earliest !== extent.latest);
}
