// Runs before the first paint: what the reader chose holds at once, and what needs a script may show itself.
// Plain JavaScript, served as it is.
{
  const { documentElement: root } = document;
  root.dataset.script = '';
  try {
    root.dataset.session = /authTokenExpires=\d/.test(document.cookie) ? 'in' : 'out';
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
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
}
