import { enhance } from './browser/enhance.ts';
import { watchIslands } from './islands/loader.ts';

enhance();
if (document.documentElement.dataset.application === undefined) {
  if (import.meta.env.DEV) import('./islands/development.ts');
  watchIslands();
} else {
  import('./entry.application.tsx');
}
