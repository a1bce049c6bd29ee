import type { ReactNode } from 'react';
import css from './Drawing.module.css';
import type { DatedRow, Scale, Span } from './scale.ts';

/** The middle of a lane, in pixels of its drawing. */
export const middle = 12;

/**
 * One diagnosis or treatment on its line of time: pale where it may have been, solid where it was. All stands in percent of the
 * width, so that a drawing is as wide as its page, and strokes stay as thick as they are.
 */
export function Lane({ row, scale, today }: { row: DatedRow; scale: Scale; today: number }) {
  const from = row.from && scale.span(row.from);
  const to = row.to && scale.span(row.to);
  return (
    <svg
      className={`${css.lane} ${row.kind === 'diagnosis' ? css.diagnosis : css.treatment}`}
      width="100%"
      height={2 * middle}
      aria-hidden="true"
    >
      {row.kind === 'diagnosis' ? from && <Found {...from} /> : <Given from={from} to={to} code={row.status?.code} today={today} />}
    </svg>
  );
}

function Found(span: Span) {
  return (
    <>
      <Stroke {...span} className={css.pale} />
      <At x={(span.from + span.to) / 2}>
        <Diamond isRough={isRough(span)} />
      </At>
    </>
  );
}

type GivenProps = { from: Span | null; to: Span | null; code: 'planning' | 'undergoing' | 'finished' | undefined; today: number };

function Given({ from, to, code, today }: GivenProps) {
  if (code === 'planning') return from && <Planned {...from} />;
  const ends = code === 'undergoing' ? { from: today, to: today } : to;
  const all = { from: from?.from ?? ends?.from ?? 0, to: ends?.to ?? from?.to ?? 0 };
  const sure = { from: from?.to ?? all.from, to: ends?.from ?? all.to };
  const isExact = sure.from === all.from && sure.to === all.to;
  return (
    <>
      {from && ends ? null : <Stub x={ends ? all.from : all.to} way={ends ? -1 : 1} />}
      <Stroke {...all} className={css.pale} />
      {from && ends && (isExact || sure.to - sure.from > least) ? <Stroke {...sure} className={css.sure} /> : null}
      {code === 'undergoing' ? (
        <At x={today}>
          <Arrow />
        </At>
      ) : null}
    </>
  );
}

/** What is sure of a span is drawn where it can be told from a day, in percent. */
const least = 0.5;

/** A hollow stroke. */
export function Planned(span: Span) {
  return (
    <>
      <Stroke {...span} className={css.sure} />
      <Stroke {...span} className={css.hollow} />
    </>
  );
}

export function Stroke({ from, to, className }: Span & { className: string | undefined }) {
  return <line className={className} x1={`${from}%`} x2={`${to}%`} y1={middle} y2={middle} />;
}

/** A drawing in pixels, at a place in percent. */
export function At({ x, children }: { x: number; children: ReactNode }) {
  return (
    <svg x={`${x}%`} y={middle} className={css.at} aria-hidden="true">
      {children}
    </svg>
  );
}

export function Diamond({ isRough = false }: { isRough?: boolean }) {
  return <path className={isRough ? css.outline : css.filled} d="M0-9 9 0 0 9-9 0Z" />;
}

export function Arrow() {
  return <path className={css.filled} d="M4-10 15 0 4 10Z" />;
}

/** Dots, where a start or an end is not known. */
export function Stub({ x, way }: { x: number; way: -1 | 1 }) {
  return (
    <At x={x}>
      <line className={css.dots} x1={10 * way} x2={30 * way} y1="0" y2="0" />
    </At>
  );
}

/** Wider than what is drawn for a day. */
function isRough({ from, to }: Span): boolean {
  return to - from > 0;
}
