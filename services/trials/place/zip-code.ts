import { z } from 'zod';
import type { Point } from './distance.ts';
import packed from './zip-codes.json' with { type: 'json' };

/** Where a ZIP code is. */
export type Place = Point & {
  zip: string;
  /** `area`: the middle of the area that the Census knows it by; `point`: of GeoNames; `prefix`: of all codes that begin like it. */
  known: 'area' | 'point' | 'prefix';
};

/** What is packed in `zip-codes.json`, which `script/make-places.ts` made and explains. */
const groups = new Map<string, string>(Object.entries(z.record(z.string().length(3), z.string()).parse(packed)));

/** The five digits of what somebody typed: ZIP+4 and spaces are taken. Null for what is no ZIP code. */
export function zipOf(typed: string): string | null {
  const [, zip = null] = /^(\d{5})(?:[-–\s]?\d{4})?$/.exec(typed.trim().replace(/(?<=\d)\s+(?=\d)/g, '')) ?? [];
  return zip;
}

/** Where a ZIP code is; by its first three digits where the code itself is not known. Null where these are nobody's. */
export function placeOf(zip: string): Place | null {
  const group = groups.get(zip.slice(0, 3));
  if (group === undefined) return null;
  const [middle = '', ...codes] = group.split(';');
  const [lat = 0, lon = 0] = middle.split(',').map(Number);
  const found = codes.find((code) => code.startsWith(zip.slice(3)));
  if (found === undefined) return { zip, lat: lat / 100, lon: lon / 100, known: 'prefix' };
  const [name = '', down = '0', across = '0'] = found.split(',');
  return { zip, lat: (lat + Number(down)) / 100, lon: (lon + Number(across)) / 100, known: name.endsWith('g') ? 'point' : 'area' };
}
