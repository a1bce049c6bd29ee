import { z } from 'zod';
import { type Day, isDay, knownDay } from './shared.ts';

const value = z.union([z.string(), z.number()]);
const storedDay = z.object({
  day: z.iso.date(),
  fields: z.record(z.string(), value),
  conflicts: z.record(z.string(), z.array(value.nullable())),
});

/** A day as it was stored. A field that is not known any more is left out. @throws ZodError for what is none */
export function readDay(contents: unknown): Day {
  return knownDay(storedDay.parse(contents));
}

/** More than fits into a form. */
const mostDays = 400;

/** The days that a device sends, as JSON; null for anything else. */
export function readBrought(text: string): Day[] | null {
  const parsed = z.array(storedDay).max(mostDays).safeParse(parsedJson(text));
  if (!parsed.success) return null;
  return parsed.data.every(({ day }) => isDay(day)) ? parsed.data.map(knownDay) : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
