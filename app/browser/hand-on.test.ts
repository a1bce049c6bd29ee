import { afterEach, expect, test, vi } from 'vitest';
import { handOn } from './hand-on.ts';

const sheet = { title: 'Tamoxifen', url: 'https://alba.test/tamoxifen' };
const refused = () => Promise.reject(new DOMException('no press', 'NotAllowedError'));
const written: string[] = [];
const clipboard = { writeText: async (text: string) => void written.push(text) };

afterEach(() => {
  vi.unstubAllGlobals();
  written.length = 0;
});

test('goes to the share sheet, or where there is none is copied', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share, clipboard });
  expect(await handOn('words', { sheet, isTrusted: true })).toBe('shared');
  expect(share).toHaveBeenCalledWith(sheet);
  expect(written).toEqual([]);
  expect(await handOn('words', { isTrusted: true })).toBe('copied');
  vi.stubGlobal('navigator', { clipboard });
  expect(await handOn('more words', { sheet, isTrusted: true })).toBe('copied');
  expect(written).toEqual(['words', 'more words']);
});

test('has not failed where somebody closed the sheet', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await handOn('words', { sheet, isTrusted: true })).toBe('shared');
});

test.each([
  ['a press of the reader', true, 'failed'],
  ['a press that is made again', false, 'again'],
] as const)('tells what to do where the browser refuses %s', async (_, isTrusted, outcome) => {
  vi.stubGlobal('navigator', { share: refused, clipboard: { writeText: refused } });
  expect(await handOn('words', { sheet, isTrusted })).toBe(outcome);
  expect(await handOn('words', { isTrusted })).toBe(outcome);
  vi.stubGlobal('navigator', {});
  expect(await handOn('words', { isTrusted })).toBe(outcome);
});
