import { consentDomain } from '#config/organisation.ts';

/** Of the organisation, all that a browser needs here. */
export const domain = consentDomain;
