import { z } from 'zod';
import { milesPerDegree, type Point } from '#services/trials/place/distance.ts';
import packed from '#services/trials/place/state-lines.json' with { type: 'json' };

/** In units of the drawing. */
export const frame = { width: 640, height: 440 };

/** Points as the packed lines have them (`script/make-places.ts`): longitude and latitude in turns, in hundredths of a degree. */
const lines = z
  .array(z.string())
  .parse(packed)
  .map((line) => {
    const numbers = line.split(',').map((each) => Number(each) / 100);
    return Array.from({ length: numbers.length / 2 }, (_, at): Point => ({ lon: numbers[2 * at] ?? 0, lat: numbers[2 * at + 1] ?? 0 }));
  });

/** How a point of the earth stands in the drawing: around the middle, by miles to each side (equirectangular). */
export type Projection = { x(point: Point): number; y(point: Point): number; unitsPerMile: number };

export function projectionAround(middle: Point, milesUp: number): Projection {
  const unitsPerMile = frame.height / 2 / milesUp;
  const across = milesPerDegree * Math.cos((middle.lat * Math.PI) / 180) * unitsPerMile;
  return {
    x: ({ lon }) => frame.width / 2 + (lon - middle.lon) * across,
    y: ({ lat }) => frame.height / 2 - (lat - middle.lat) * milesPerDegree * unitsPerMile,
    unitsPerMile,
  };
}

/** The state lines that cross the drawing, as the data of one SVG path. */
export function stateLines({ x, y }: Projection): string {
  const pieces: string[] = [];
  for (const line of lines) {
    let isOpen = false;
    let [lastX, lastY] = [0, 0];
    line.forEach((point, index) => {
      const [ownX, ownY] = [Math.round(x(point)), Math.round(y(point))];
      const crosses = index > 0 && overlaps(lastX, ownX, frame.width) && overlaps(lastY, ownY, frame.height);
      // A step that nobody can see is left out.
      if (crosses && isOpen && Math.abs(ownX - lastX) + Math.abs(ownY - lastY) < 2) return;
      if (crosses) pieces.push(`${isOpen ? '' : `M${lastX} ${lastY}`}L${ownX} ${ownY}`);
      isOpen = crosses;
      [lastX, lastY] = [ownX, ownY];
    });
  }
  return pieces.join('');
}

const overlaps = (a: number, b: number, size: number) => Math.max(a, b) >= 0 && Math.min(a, b) <= size;
