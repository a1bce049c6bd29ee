import type { Locale } from '#config/locale.ts';

/** What is seen of a page where it is shared: all that its picture shows. */
export type SharedPage = {
  locale: Locale;
  title: string;
  /** What stands above the title: the part of the site that the page is in. Empty where there is none. */
  kicker: string;
  /** The hash of its illustration; null for the drawing that all others have. */
  illustration: string | null;
};

/** Where pictures for sharing stand. */
export const sharingPath = '/sharing';

/** The size that is shown whole wherever pages are shared, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const pictureType = 'image/jpeg';
