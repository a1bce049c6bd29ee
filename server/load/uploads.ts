import { addressOf } from '#app/addresses/address.ts';
import { BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { QueuesByKey } from '#services/bounded-queue/queues-by-key.ts';
import { sessionCookie } from '#services/identity/session-cookies.ts';
import { longestDataUrl } from '#services/members/avatars/data-url.ts';
import { pictureLimits } from '#services/members/avatars/shared.ts';
import { TurnedAway } from './turned-away.ts';
import { longestForm } from './whole-body.ts';

/** What sends a picture as JSON. */
export const pictureCall = '/api/user/user-avatar-update';

const frame = 64 * 1024;
/** A picture as JSON, in which each slash may be escaped; and as a file in a form. */
const longestCall = Math.ceil(longestDataUrl * 1.03) + frame;
const longestPictureForm = pictureLimits.bytes + frame;
/** A story, and a picture that may be somewhat too large: that is said at its field, with the story still there. */
const longestStory = 8 * 1024 * 1024 - frame;

/** What the head of a request says of its body, and where it goes to. */
type Head = { pathname: string; contentType: string; cookie: string };

/** The most bytes of a body that is waited for: those of a form, but where a member sends a picture, or somebody their story with one. */
export function longestBodyOf({ pathname, contentType, cookie }: Head): number {
  if (pathname === pictureCall) return longestCall;
  if (!/^multipart\/form-data\b/i.test(contentType)) return longestForm;
  const { isPersonal, match } = addressOf(pathname, '');
  if (match?.screen === 'about-us.share-your-story') return longestStory;
  return isPersonal && cookie.includes(`${sessionCookie}=`) ? longestPictureForm : longestForm;
}

export const headOf = ({ url, headers }: Request): Head => ({
  pathname: new URL(url).pathname,
  contentType: headers.get('Content-Type') ?? '',
  cookie: headers.get('Cookie') ?? '',
});

export type Uploads = ReturnType<typeof openUploads>;

/**
 * Receives and handles what is long, a few side by side and of each visitor one: from its first byte until it is answered a body takes
 * memory, and whoever sends slowly holds no place that somebody else could have for long.
 */
export function openUploads() {
  const queue = new BoundedQueue({ atOnce: 8, mostWaiting: 32, patience: 10_000 });
  const lines = new QueuesByKey({ atOnce: 1, mostWaiting: 4, patience: 30_000 });
  return async <Result>(visitor: string, task: () => Promise<Result>): Promise<Result> => {
    try {
      return await (visitor === '' ? queue.run(task) : lines.run(visitor, () => queue.run(task)));
    } catch (error) {
      throw error instanceof QueueFull ? new TurnedAway('busy', { cause: error }) : error;
    }
  };
}
