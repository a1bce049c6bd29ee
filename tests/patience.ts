/** How long a test waits for what has to come true, in milliseconds: it tells a hang from a busy machine, and nothing of speed. */
export const patience = 120_000;
/** The same for a program that a test starts, and that has more to do than to begin, in milliseconds. */
export const longestRun = 180_000;
