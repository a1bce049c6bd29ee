import type { Behaviour } from '#app/browser/behaviours.ts';
import { watchForms } from './form-sent.ts';

/** Before the session is looked after: its form may be sent at once, and by the browser. */
export default { when: 'now', begin: watchForms } satisfies Behaviour;
