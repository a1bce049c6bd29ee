// Runs before the first paint: a theme that the reader chose is set at once, and what needs a script may show itself.
// Plain JavaScript, served as it is.
{
  const { documentElement: root } = document;
  root.dataset.script = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the device's own theme applies.
  }
}
