import kept from './drafts.device.ts';

/** What was typed in a form: its fields as they would be sent, when, and the key by which it is one submission. */
export type Draft = { typed: string; at: number; key: string };

/** So long what was typed is good for, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** What is kept of a form, if anything. Whatever is too old is cleared by the way. */
export function draftOf(form: string): Draft | undefined {
  const all = readAll();
  const isStale = Object.values(all).some(({ at }) => Date.now() - at > lifetime);
  if (isStale) write(Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at <= lifetime)));
  return readAll()[form];
}

/** Keeps what was typed in a form; without a draft, forgets it. */
export function keepDraft(form: string, draft: Draft | undefined): void {
  const { [form]: _, ...others } = readAll();
  write(draft ? { ...others, [form]: draft } : others);
}

function write(drafts: Record<string, Draft>): void {
  kept.write(Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : undefined);
}

function readAll(): Record<string, Draft> {
  try {
    const value: unknown = JSON.parse(kept.read() ?? '{}');
    return Object.fromEntries(Object.entries(Object(value)).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  const { typed, at, key }: Partial<Record<keyof Draft, unknown>> = Object(value);
  return typeof typed === 'string' && typeof at === 'number' && typeof key === 'string';
}
