import type { Behaviour } from '#app/browser/behaviours.ts';
import calm from './calm.device.ts';
import { calmFold, calmSwitch } from './hooks.ts';

/**
 * Calm reading: its switches fold away what is marked as hard to read, each until somebody opens it. `early.js` folds a page that is
 * opened calm; this handles the switches, and what other tabs and pages chose meanwhile.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const { documentElement: root } = document;
  const switches = document.querySelectorAll<HTMLInputElement>(`input[${calmSwitch}]`);

  const show = (isCalm: boolean) => {
    for (const each of switches) each.checked = isCalm;
    if (isCalm === (root.dataset.calm !== undefined)) return;
    if (isCalm) root.dataset.calm = 'on';
    else delete root.dataset.calm;
    for (const fold of folds()) fold.open = !isCalm && fold.getAttribute(calmFold) !== 'always';
  };

  show(root.dataset.calm !== undefined);
  for (const each of switches) {
    each.addEventListener('change', () => {
      calm.write(each.checked ? 'on' : undefined);
      show(each.checked);
    });
  }
  addEventListener('hashchange', openTarget);
  calm.follow(() => show(!!calm.read()));
}

/** A link into what is folded asks for it. Not every browser opens it by itself. */
function openTarget(): void {
  const target = document.querySelector(':target');
  for (const fold of folds()) {
    if (!fold.contains(target) || fold.open) continue;
    fold.open = true;
    target?.scrollIntoView();
  }
}

function folds(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(`details[${calmFold}]`);
}
