/** What of a picture is shown in a square: how close, turned by so many quarters, and how far off its middle. */
export type Crop = {
  /** 1 is as far away as the picture fills the square. */
  zoom: number;
  /** Quarters to the right. */
  turn: 0 | 1 | 2 | 3;
  /** From -1, the left or upper edge, to 1, the other one. */
  x: number;
  y: number;
};

export const wholePicture: Crop = { zoom: 1, turn: 0, x: 0, y: 0 };
export const closest = 5;

type Size = { width: number; height: number };

/** Where a turned picture stands in a square of this side: its own corner and size, in pixels. */
export function placed(picture: Size, { zoom, turn, x, y }: Crop, side: number): Size & { left: number; top: number } {
  const scale = (side / Math.min(picture.width, picture.height)) * zoom;
  const isOnSide = turn % 2 === 1;
  const width = (isOnSide ? picture.height : picture.width) * scale;
  const height = (isOnSide ? picture.width : picture.height) * scale;
  return { width, height, left: (-(width - side) * (1 + x)) / 2, top: (-(height - side) * (1 + y)) / 2 };
}

/** Drags the picture along, by pixels of that square, as far as it fills it. */
export function dragged(picture: Size, crop: Crop, side: number, by: { x: number; y: number }): Crop {
  const { width, height } = placed(picture, crop, side);
  return { ...crop, x: shifted(crop.x, by.x, width - side), y: shifted(crop.y, by.y, height - side) };
}

/** Less than half a pixel of room is none. */
function shifted(at: number, by: number, room: number): number {
  return room < 0.5 ? at : within(at - (2 * by) / room, -1, 1);
}

/** Closer, or farther away, by a factor. */
export function zoomed(crop: Crop, factor: number): Crop {
  return { ...crop, zoom: within(crop.zoom * factor, 1, closest) };
}

/** By a quarter. What was in the middle stays there. */
export function turned({ zoom, turn, x, y }: Crop, to: 'left' | 'right'): Crop {
  const quarters = (turn + (to === 'right' ? 1 : 3)) % 4;
  const next = ([0, 1, 2, 3] as const)[quarters] ?? 0;
  return to === 'right' ? { zoom, turn: next, x: -y, y: x } : { zoom, turn: next, x: y, y: -x };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
