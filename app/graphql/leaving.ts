/** How long a page that is being left may still be there, in milliseconds: where nothing says that it is, and where that is known. */
const stays = { atMost: 2_000, whenLeft: 10_000 };

let isLeft = false;
// Not on the server; and not in Safari on a phone, which does not say so.
if ('addEventListener' in globalThis) addEventListener('beforeunload', () => (isLeft = true));

/**
 * Waits for longer than a page is there that is being left. Firefox and WebKit break off what is on its way as soon as a link is pressed,
 * and WebKit all that is asked from then on: that is no failure, and nobody is to be told of it. The page may stay after all, where the
 * link is a file to save, or come back.
 */
export async function outlastLeaving(): Promise<void> {
  const waiting = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, isLeft ? stays.whenLeft : stays.atMost);
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal: waiting.signal });
  });
  waiting.abort();
  isLeft = false;
}
