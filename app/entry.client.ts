import { beginBehaviours } from './browser/behaviours.ts';
import { applicationPage } from './browser/page-hooks.ts';
import { watchIslands } from './islands/loader.ts';

beginBehaviours();
if (document.documentElement.matches(`[${applicationPage}]`)) {
  import('./entry.application.tsx');
} else {
  if (import.meta.env.DEV) import('./islands/development.ts');
  watchIslands();
}
