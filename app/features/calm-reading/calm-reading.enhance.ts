import { recall, remember } from '#app/browser/storage.ts';

/**
 * Calm reading: its switches, `<input type="checkbox" data-enhance="calm">`, fold away what is marked as hard to read, each until
 * somebody opens it. `early.js` folds a page that is opened calm; this hears the switches, and what other pages chose meanwhile.
 */
export function enhanceCalm(): void {
  const { documentElement: root } = document;
  const switches = document.querySelectorAll<HTMLInputElement>('input[data-enhance=calm]');

  const show = (calm: boolean) => {
    for (const each of switches) each.checked = calm;
    if (calm === (root.dataset.calm !== undefined)) return;
    if (calm) root.dataset.calm = 'on';
    else delete root.dataset.calm;
    for (const fold of folds()) fold.open = !calm && fold.dataset.calm !== 'always';
  };
  const showChosen = () => show(recall('calm') !== null);

  show(root.dataset.calm !== undefined);
  for (const each of switches) {
    each.addEventListener('change', () => {
      remember('calm', each.checked ? 'on' : null);
      show(each.checked);
    });
  }
  addEventListener('hashchange', openTarget);
  addEventListener('storage', showChosen);
  // Whoever comes back to a page finds it as they chose since.
  addEventListener('pageshow', ({ persisted }) => persisted && showChosen());
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
  return document.querySelectorAll('details[data-calm]');
}
