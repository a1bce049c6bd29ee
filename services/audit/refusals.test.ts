import { expect, test, vi } from 'vitest';
import type { AuditEntry } from './audit-line.ts';
import { refusals } from './refusals.ts';

function open(write = async (_: AuditEntry) => {}) {
  const lines: string[] = [];
  const noted = refusals(async (entry) => {
    await write(entry);
    lines.push(`${entry.event} ${entry.about ?? ''} ${entry.visitor?.toString() ?? ''} ×${entry.times}`);
  });
  const note = (about: string, visitor: string) => noted.note({ event: 'limited', about, visitor: Buffer.from(visitor) });
  return { lines, note, flush: noted.flush };
}

test('the first of a kind is written at once, all others of the minute in one line with their number', async () => {
  vi.useFakeTimers();
  const { lines, note } = open();
  for (let count = 0; count < 1_000; count += 1) note('POST /sign-in', 'a');
  note('POST /sign-in', 'b');
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual(['limited POST /sign-in a ×1', 'limited POST /sign-in b ×1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.slice(2)).toEqual(['limited POST /sign-in a ×999']);
  note('POST /sign-in', 'a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.slice(3)).toEqual(['limited POST /sign-in a ×1']);
  vi.useRealTimers();
});

test('a flood from everywhere is a hundred lines a minute, and one that says how many more there were', async () => {
  const { lines, note, flush } = open();
  for (let count = 0; count < 10_000; count += 1) note('POST /sign-in', `visitor ${count}`);
  await flush();
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('limited   ×9900');
});

test('what could not be written is counted on, and told once it can', async () => {
  let isAway = true;
  const { lines, note, flush } = open(async () => {
    if (isAway) throw new Error('away');
  });
  for (let count = 0; count < 5; count += 1) note('POST /sign-in', 'a');
  await flush();
  await flush();
  expect(lines).toEqual([]);
  isAway = false;
  await flush();
  expect(lines).toEqual(['limited POST /sign-in a ×5']);
});
