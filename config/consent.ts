/** What a reader may agree to, besides what is necessary. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/**
 * What readers have agreed to is asked again where this is another number. Raise it when a company, a purpose or what one gets is added
 * in `third-parties.ts`: who agreed did not agree to that.
 */
export const consentRevision = 1;
