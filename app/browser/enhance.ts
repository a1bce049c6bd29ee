import { enhanceLanguage } from '#app/features/language/language.enhance.ts';
import { enhanceLeave } from '#app/features/quick-exit/quick-exit.enhance.ts';
import { enhanceTheme } from '#app/features/theme/theme.enhance.ts';

/** Small behaviour without state, on every page. Whatever holds state is an island. */
export function enhance(): void {
  enhanceLeave();
  enhanceTheme();
  enhanceLanguage();
  if (document.querySelector('[data-gallery]'))
    import('#app/content/sections/image-gallery/gallery.enhance.ts').then(({ enhanceGalleries }) => enhanceGalleries());
  const whenIdle = () => import('./when-idle.ts').then(({ enhanceWhenIdle }) => enhanceWhenIdle());
  // A page that was made for a member has to know at once when there is none any more.
  if (document.documentElement.dataset.personal !== undefined) whenIdle();
  else (window.requestIdleCallback ?? setTimeout)(whenIdle);
}
