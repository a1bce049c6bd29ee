import { ownMark } from '#app/features/saving/hooks.ts';
import { noteReading } from '#app/graphql/member-documents.ts';
import { request } from '#app/graphql/request.ts';

/** What was in view for so long was read, in milliseconds. */
const readAfter = 20_000;

let isBegun = false;

/**
 * Tells once that the entry of this page was read, when it was in view long enough. Loaded for members alone who switched
 * recommendations on; the page itself is everybody's.
 */
export function beginNoting({ signal }: AbortController): void {
  const entry = document.querySelector<HTMLButtonElement>(`button[${ownMark}]`)?.value;
  if (isBegun || !entry) return;
  isBegun = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    document.removeEventListener('visibilitychange', look);
    // Where it fails, one reason fewer is known.
    request(noteReading, { id: entry }, { signal }).catch(() => {});
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(tell, readAfter);
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    isBegun = false;
  });
  look();
}
