import type { ScreenId } from '#app/addresses/screen-table.ts';
import type { Locale } from '#config/locale.ts';

/** Where a gift is made, as the links of the site lead there. */
export const givingPlaces = ['once', 'monthly', 'fundraise', 'campaign'] as const;
export type GivingPlace = (typeof givingPlaces)[number];

/**
 * All that a container of analytics is ever told, and nothing that somebody typed, chose or told among it: a page was opened, by the id of
 * its screen, of which those about health are none (`outsideScripts`); or a link was pressed by which people give.
 */
export type AnalyticsEvent =
  | { readonly event: 'page'; readonly screen: ScreenId; readonly language: Locale }
  | { readonly event: 'give'; readonly place: GivingPlace };
