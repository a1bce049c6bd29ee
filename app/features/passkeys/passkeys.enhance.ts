import type { Behaviour } from '#app/browser/behaviours.ts';
import { beginPasskeys } from './begin-passkeys.ts';

/** Forms that passkeys are sent with. In the member area a section may come later: it begins them itself. */
export default { on: '[data-passkeys-work]', when: 'idle', begin: beginPasskeys } satisfies Behaviour;
