import { enhanceLanguage } from './language.ts';
import { enhanceLeave } from './leave.ts';
import { enhanceTheme } from './theme.ts';

/** Small behaviour without state, on every page. Whatever holds state is an island. */
export function enhance(): void {
  enhanceLeave();
  enhanceTheme();
  enhanceLanguage();
  if (document.querySelector('[data-gallery]')) import('./gallery.ts').then(({ enhanceGalleries }) => enhanceGalleries());
  (window.requestIdleCallback ?? setTimeout)(() => import('./when-idle.ts').then(({ enhanceWhenIdle }) => enhanceWhenIdle()));
}
