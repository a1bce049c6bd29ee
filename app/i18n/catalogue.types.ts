import type { Catalogue, Written } from './catalogue.ts';
import type { en } from './en.ts';

// Checked by the compiler: each of these lines has to be an error.

// @ts-expect-error a message is missing
export const missing: Catalogue = { 'site.tagline': 'x' };

// @ts-expect-error a message that English does not have
export const additional: Catalogue = { ...({} as typeof en), 'no.such.message': 'x' };

const empty = { 'site.tagline': '' } as const;
// @ts-expect-error a value was left empty
export const unwritten: Written<typeof empty> = empty;
