import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Breakpoint, breakpoints, mediaFrom, sizesFrom } from './breakpoints.ts';

test('a picture is as wide as the widest breakpoint says that holds, and as SM says by default', () => {
  expect(sizesFrom({ SM: '100vw' })).toBe('100vw');
  expect(sizesFrom({ SM: '94vw', MD: '46vw', XL: '410px' })).toBe('(min-width: 90.0625rem) 410px, (min-width: 43.8125rem) 46vw, 94vw');
});

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
/** What `:root` says of a property from a breakpoint on, if anything. */
function token(name: string, from: Breakpoint): string | undefined {
  const block = from === 'SM' ? tokens : tokens.split(`@media ${mediaFrom(from)} {`)[1]?.split('\n}\n')[0];
  return new RegExp(`--${name}: ([^;]+);`).exec(block ?? '')?.[1];
}

test.each([
  ['SM', '6', '16px'],
  ['MD', '12', '18px'],
  ['LG', undefined, '38px'],
  ['XL', undefined, undefined],
  ['XXL', undefined, undefined],
] as const)('from %s on, the grid changes to %s columns and gutters of %s', (from, columns, gutter) => {
  expect([token('columns', from), token('gutter', from)]).toEqual([columns, gutter]);
  expect(token('page', from) ?? token('size-h1', from)).toBeDefined();
});

test('style sheets change at these widths, and nowhere near them', () => {
  const known = Object.values(breakpoints).map((width) => width / 16);
  for (const file of globSync('app/**/*.css')) {
    const widths = [...readFileSync(file, 'utf8').matchAll(/\(min-width: ([\d.]+)rem\)/g)].map(([, width]) => Number(width));
    const near = widths.filter((width) => known.some((each) => each !== width && Math.abs(each - width) < 1));
    expect(near, file).toEqual([]);
  }
});
