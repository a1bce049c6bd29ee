/** A point on the earth, in degrees. */
export type Point = { lat: number; lon: number };

/** Mean radius of the earth (IUGG), in miles. */
const radius = 3_958.761;
/** Miles for a degree of latitude. */
export const milesPerDegree = (Math.PI / 180) * radius;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const half = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const across = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const h = half + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across;
  // Rounding can bring it a little over 1 between antipodes.
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const bearings = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Bearing = (typeof bearings)[number];

/** In which of eight directions one begins to go from a point to another. */
export function bearingTo(from: Point, to: Point): Bearing {
  const across = radians(to.lon - from.lon);
  const y = Math.sin(across) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) - Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(across);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return bearings[Math.round((degrees + 360) / 45) % 8] ?? 'n';
}
