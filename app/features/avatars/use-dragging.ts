import { type PointerEvent, useRef } from 'react';

type Point = { x: number; y: number };
/** What fingers did since they were seen last, in pixels of the page; `factor` is how far two of them went apart. */
type Moved = { by: Point; factor: number };

/** One finger or the mouse drags, two of them zoom as well. Gives the handlers of what is dragged. */
export function useDragging(onMove: (moved: Moved) => void) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const all = fingers.current;
      const before = all.get(event.pointerId);
      if (!before) return;
      const point = pointOf(event);
      const other = [...all].find(([id]) => id !== event.pointerId)?.[1];
      all.set(event.pointerId, point);
      // Of two fingers each moves the middle by half.
      const share = 1 / all.size;
      const factor = other ? distance(point, other) / Math.max(1, distance(before, other)) : 1;
      onMove({ by: { x: (point.x - before.x) * share, y: (point.y - before.y) * share }, factor });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
