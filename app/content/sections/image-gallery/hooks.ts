import type { Hook } from '#app/browser/hook.ts';

/** A gallery, with the index of the picture that it shows. */
export const gallery: Hook<number> = 'data-gallery';

/** The list of its pictures, which scrolls. */
export const gallerySlides: Hook = 'data-gallery-slides';

/** What is pressed: a button that goes on or back by a number of pictures, a small picture to go to, a picture to enlarge. */
export const galleryStep: Hook<1 | -1> = 'data-gallery-step';
export const galleryThumbnail: Hook = 'data-gallery-go';
export const galleryPicture: Hook = 'data-gallery-enlarge';

/** What is said where it went to, and where an enlarged picture is put. */
export const galleryStatus: Hook = 'data-gallery-status';
export const galleryStage: Hook = 'data-gallery-stage';

/** The buttons that make an enlarged picture larger or smaller. */
export const galleryZoom: Hook<1 | -1> = 'data-gallery-zoom';
