import { vi } from 'vitest';
import { patience } from './patience.ts';

/** Waits until an assertion holds. @throws its last error after `patience` */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: patience, interval: 20 });
}
