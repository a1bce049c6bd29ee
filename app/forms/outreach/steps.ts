import type { ShownOutreach } from './outreach-form.ts';

/** Which page of a form it is, from 0; the first where nothing says so. */
export function stepIn({ of: { steps } }: Pick<ShownOutreach, 'of'>, step: string | null | undefined): number {
  const at = /^\d{1,2}$/.test(step ?? '') ? Number(step) : 0;
  return Math.min(at, (steps?.length ?? 1) - 1);
}
