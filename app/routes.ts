import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '#config/locale.ts';
import { pattern, workbenchPaths } from './addresses/paths.ts';
import { rowOf, screenIds } from './addresses/screen-table.ts';

/** Both languages of every screen, from the one table. */
const screens: RouteConfigEntry[] = screenIds.flatMap((screen) =>
  locales.map((locale) => {
    const path = pattern(screen, locale)
      .slice(1)
      .replace(/\{(\w+)\}/g, ':$1');
    const file = `screens/${rowOf(screen).module ?? 'entry/entry-screen'}.tsx`;
    return route(path, file, { id: `${screen}.${locale}`, ...(path === '' ? { index: true } : {}) });
  }),
);

export default [
  ...screens,
  ...locales.map((locale) =>
    route(workbenchPaths[locale].slice(1), 'screens/workbench/workbench-screen.tsx', { id: `workbench.${locale}` }),
  ),
  route('*', 'screens/errors/not-found-screen.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
