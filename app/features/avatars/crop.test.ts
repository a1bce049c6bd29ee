import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, closest, dragged, placed, turned, wholePicture, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };
const side = 100;

describe('A picture in a square', () => {
  it('fills it, by its middle at first', () => {
    expect(placed(wide, wholePicture, side)).toEqual({ width: 200, height: 100, left: -50, top: -0 });
    expect(placed(wide, { ...wholePicture, turn: 1 }, side)).toMatchObject({ width: 100, height: 200, top: -50 });
    expect(placed(wide, { ...wholePicture, zoom: 2, x: -1, y: 1 }, side)).toEqual({ width: 400, height: 200, left: -0, top: -100 });
  });

  it('goes where it is dragged to, and no farther than it reaches', () => {
    const right = dragged(wide, wholePicture, side, { x: 20, y: 20 });
    expect(placed(wide, right, side)).toMatchObject({ left: -30, top: -0 });
    expect(placed(wide, dragged(wide, right, side, { x: 500, y: 0 }), side).left).toBe(-0);
    expect(placed(wide, dragged(wide, right, side, { x: -500, y: 0 }), side).left).toBe(-100);
  });

  it('is as it was after four turns, and after one there and back', () => {
    const crop: Crop = { zoom: 2, turn: 1, x: 0.25, y: -0.5 };
    expect(turned(turned(crop, 'right'), 'left')).toEqual(crop);
    expect(turned(turned(turned(turned(crop, 'left'), 'left'), 'left'), 'left')).toEqual(crop);
    // What was at the right is below, once it is turned to the right.
    expect(turned({ ...crop, x: 1, y: 0 }, 'right')).toMatchObject({ turn: 2, y: 1 });
  });

  it('fills it whatever is done', () => {
    const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
    const step = fc.oneof(
      fc.record({ x: number, y: number }).map((by) => (crop: Crop) => dragged(wide, crop, side, by)),
      fc.double({ min: 0.01, max: 100, noNaN: true }).map((factor) => (crop: Crop) => zoomed(crop, factor)),
      fc.constantFrom('left' as const, 'right' as const).map((to) => (crop: Crop) => turned(crop, to)),
    );
    const property = fc.property(fc.array(step), (steps) => {
      const crop = steps.reduce((before, next) => next(before), wholePicture);
      const { left, top, width, height } = placed(wide, crop, side);
      expect(crop.zoom).toBeLessThanOrEqual(closest);
      expect(Math.max(left, top)).toBeLessThan(1e-9);
      expect(Math.min(left + width, top + height)).toBeGreaterThan(side - 1e-9);
    });
    fc.assert(property);
  });
});
