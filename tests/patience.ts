/** How long a test waits for what has to come true, in milliseconds: it tells a hang from a busy machine, and nothing of speed. */
export const patience = 30_000;
