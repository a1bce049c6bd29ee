/** The button that leads through a form of several pages, and where to: without it, on. */
export const stepButton = 'to';
export const stepBack = 'back';
/** Shows the page that somebody was on, with all that was told; nothing is judged. */
export const stepShow = 'show';
