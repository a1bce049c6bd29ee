/** The most bytes that a form sends. */
export const longestBody = 256 * 1024;
