import type { Behaviour } from '#app/browser/behaviours.ts';
import { carryTyped } from './carry-typed.ts';
import { outreachForm } from './outreach/hooks.ts';
import { showPasswords } from './show-password.ts';

/** What a form with fields does more where there is a script. */
export default { on: 'main form[method=post][novalidate]', when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  showPasswords();
  carryTyped();
  if (document.querySelector(`[${outreachForm}]`)) import('./outreach/begin-outreach.ts').then(({ beginOutreach }) => beginOutreach());
}
