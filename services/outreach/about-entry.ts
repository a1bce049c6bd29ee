import { hidden } from './fields.ts';

/**
 * The page that a form is about, which fills it in itself: as ids of entries are written (`nameForm` of the model, which no browser loads).
 * What is none counts as empty.
 */
export const aboutEntry = hidden({ most: 120, pattern: /^\w[\w.-]*$/ });
