/**
 * Development only, on documents: they have no router for React Refresh to talk to, and their pages are not in the
 * browser's module graph. An edit to an island keeps its state; an edit to anything else that a page shows reloads it once.
 */
const loaded = (path: string) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);
let reload: ReturnType<typeof setTimeout> | undefined;

Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });
import.meta.hot?.on('react-router:hmr', () => {
  clearTimeout(reload);
  reload = setTimeout(() => location.reload(), 150);
});
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.some(({ acceptedPath, type }) => type === 'css-update' || loaded(acceptedPath))) clearTimeout(reload);
});
import.meta.hot?.on('alba:content', () => location.reload());
// What was published while this page was on its way was told to nobody.
import.meta.hot?.send('alba:loaded', { at: performance.timeOrigin });
