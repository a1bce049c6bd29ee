import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '#config/locale.ts';
import { accessTo, pattern, type ScreenId, screenIds, workbenchPaths } from './addresses/paths.ts';
import { familyOf } from './entries/shelves/shelf-plans.ts';

/** Screens that are more than an entry; and those that show what the library does not hold, which are not found. */
const modules: Partial<Record<ScreenId, string>> = {
  home: 'screens/home/home-screen.tsx',
  'calm-reading': 'screens/calm-reading/calm-reading-screen.tsx',
  glossary: 'screens/glossary/glossary-screen.tsx',
  helplines: 'screens/helplines/helplines-screen.tsx',
  search: 'screens/search/search-screen.tsx',
  topics: 'screens/topics/topics-screen.tsx',
  login: 'screens/account/login-screen.tsx',
  'sign-up': 'screens/account/sign-up-screen.tsx',
  'sign-out': 'screens/account/sign-out-screen.tsx',
  'forgot-password': 'screens/account/forgot-password-screen.tsx',
  'reset-password': 'screens/account/reset-password-screen.tsx',
  'update-password': 'screens/account/update-password-screen.tsx',
  'verify-email': 'screens/account/verify-email-screen.tsx',
  profile: 'screens/member/profile-screen.tsx',
  'topics.category': 'screens/topics/topic-screen.tsx',
  'error.404': 'screens/errors/error-screen.tsx',
  'error.500': 'screens/errors/error-screen.tsx',
  'error.503': 'screens/errors/error-screen.tsx',
  'error.other': 'screens/errors/error-screen.tsx',
};

const notFound = 'screens/errors/not-found.tsx';
const withoutEntries: readonly ScreenId[] = [
  'personal-stories.category',
  'podcast.category',
  'videos.series',
  'research-news.topic',
  'treatment.trial',
  'member',
];

function moduleOf(screen: ScreenId): string {
  const own = modules[screen];
  if (own) return own;
  if (accessTo(screen) === 'member') return 'screens/member/member-gate.tsx';
  if (withoutEntries.includes(screen)) return notFound;
  return `screens/${familyOf(screen).length > 0 ? 'entry/shelves-screen' : 'entry/entry-screen'}.tsx`;
}

/** Both languages of every screen, from the one table. */
const screens: RouteConfigEntry[] = screenIds.flatMap((screen) =>
  locales.map((locale) => {
    const path = pattern(screen, locale)
      .slice(1)
      .replace(/\{(\w+)\}/g, ':$1');
    return route(path, moduleOf(screen), { id: `${screen}.${locale}`, ...(path === '' ? { index: true } : {}) });
  }),
);

export default [
  ...screens,
  ...locales.map((locale) =>
    route(workbenchPaths[locale].slice(1), 'screens/workbench/workbench-screen.tsx', { id: `workbench.${locale}` }),
  ),
  route('*', notFound, { id: 'not-found' }),
] satisfies RouteConfig;
