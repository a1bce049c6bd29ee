import { hidden } from './fields.ts';

/** The page that a form is about, which fills it in itself: as ids of entries are written. What is none counts as empty. */
export const aboutEntry = hidden({ most: 120, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ });
