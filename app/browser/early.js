// Runs before the page's own title and the first paint: what the reader chose holds at once, and what needs a script may show itself.
// Plain JavaScript: the build takes out no more than its comments and long names.
{
  const { documentElement: root } = document;
  root.dataset.script = '';
  try {
    root.dataset.session = /authTokenExpires=\d/.test(document.cookie) ? 'in' : 'out';
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const tab = localStorage.getItem('tab');
    if (tab) root.dataset.tab = tab;
    const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((each) => each === 'en' || each === 'es');
    if (language && !root.lang.startsWith(language) && localStorage.getItem('language') === null) root.dataset.offer = '';
    if (localStorage.getItem('calm') === 'on') {
      // The style sheet hides what folds until all of it is there to be folded: nothing flashes up, and nothing moves.
      root.dataset.calm = 'early';
      addEventListener('DOMContentLoaded', () => {
        const target = document.getElementById(location.hash.slice(1));
        for (const fold of document.querySelectorAll('details[data-calm]')) fold.open = fold.contains(target);
        root.dataset.calm = 'on';
      });
    }
  } catch {
    // Storage is forbidden: the device's own theme applies, and nothing is folded.
  }

  // A discreet tab, as `discreet-tab.enhance.ts` offers it. The first title of a document is what its tab shows; one with an `itemprop` is
  // nothing to the router, which writes the page's own. The page's own icons stay where they are, under another name.
  const names = new Map([
    ['notes', { en: 'Notes', es: 'Notas' }],
    ['recipes', { en: 'Recipes', es: 'Recetas' }],
  ]);
  const { head } = document;
  const title = document.createElement('title');
  const icon = document.createElement('link');
  title.setAttribute('itemprop', '');
  // What is set here is watched too: only what is not so yet is set.
  const set = (node, property, value) => {
    if (node[property] !== value) node[property] = value;
  };
  const showTab = () => {
    const { tab } = root.dataset;
    const name = names.get(tab)?.[root.lang.slice(0, 2)];
    for (const own of head.querySelectorAll('link[rel$=icon]:not([itemprop])')) {
      set(own, 'rel', own.rel.replace(/^(own-)?/, name ? 'own-' : ''));
    }
    if (!name) {
      title.remove();
      icon.remove();
      return;
    }
    // Only now: whoever chose nothing pays for no watch. Asked again, it is the same watch.
    watch.observe(head, { childList: true, subtree: true });
    set(title, 'textContent', name);
    if (head.querySelector('title') !== title) head.prepend(title);
    set(icon, 'href', `${location.origin}/tab-${tab}.png`);
    if (!icon.isConnected) head.append(icon);
  };
  icon.rel = 'icon apple-touch-icon';
  icon.setAttribute('itemprop', '');
  const watch = new MutationObserver(showTab);
  watch.observe(root, { attributeFilter: ['data-tab'] });
  showTab();
}
