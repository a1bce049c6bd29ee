import { type Crop, placed } from './crop.ts';

/** The side of the square that is sent, in pixels. */
export const sentSide = 512;

/** Draws what of a picture is shown, on white. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, width, height } = placed(picture, crop, sentSide);
  const [ownWidth, ownHeight] = crop.turn % 2 === 1 ? [height, width] : [width, height];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sentSide, sentSide);
  context.imageSmoothingQuality = 'high';
  context.translate(left + width / 2, top + height / 2);
  context.rotate((crop.turn * Math.PI) / 2);
  context.drawImage(picture, -ownWidth / 2, -ownHeight / 2, ownWidth, ownHeight);
}
