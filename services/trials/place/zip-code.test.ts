import { describe, expect, test } from 'vitest';
import { milesBetween } from './distance.ts';
import { placeOf, zipOf } from './zip-code.ts';

describe('What somebody types', () => {
  test.each([
    ['10001', '10001'],
    [' 10001 ', '10001'],
    ['10001-1234', '10001'],
    ['100011234', '10001'],
    ['10001 1234', '10001'],
    ['1 0 0 0 1', '10001'],
    ['00601', '00601'],
  ])('%j is the ZIP code %s', (typed, zip) => expect(zipOf(typed)).toBe(zip));

  test.each(['', '1000', '1000a', 'New York', '100011', '-10001', '１０００１', '10001-', '1'.repeat(100)])('%j is none', (typed) =>
    expect(zipOf(typed)).toBeNull(),
  );
});

describe('A ZIP code', () => {
  test('stands in the middle of its area, Puerto Rico included', () => {
    expect(placeOf('10001')).toEqual({ zip: '10001', lat: 40.75, lon: -74, known: 'area' });
    expect(placeOf('00601')).toMatchObject({ known: 'area', lat: 18.18, lon: -66.75 });
  });

  test('that has no area, such as a PO box, stands where GeoNames has it', () => {
    for (const box of ['10008', '10116', '20013']) expect(placeOf(box)?.known, box).toBe('point');
  });

  test('that nobody knows stands about where its neighbors do, and says so', () => {
    expect(placeOf('10000')).toMatchObject({ known: 'prefix' });
    expect(milesBetween(placeOf('10000') ?? { lat: 0, lon: 0 }, { lat: 40.71, lon: -74.01 })).toBeLessThan(15);
  });

  test('of a region that there is not stands nowhere, and a military one is never at 0,0', () => {
    expect(placeOf('00000')).toBeNull();
    for (const military of ['09012', '34002', '96201']) {
      const place = placeOf(military);
      expect(place === null || Math.abs(place.lat) > 1, military).toBe(true);
    }
  });
});

test('a distance is that of the great circle', () => {
  const [newYork, losAngeles] = [
    { lat: 40.7128, lon: -74.006 },
    { lat: 34.0522, lon: -118.2437 },
  ];
  expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2_445.6, 0);
  expect(milesBetween(newYork, newYork)).toBe(0);
  expect(milesBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 3_958.761, 3);
});
