import { enhanceGridOverlay } from './grid-overlay.ts';
import { enhanceLanguage } from './language.ts';
import { enhanceTheme } from './theme.ts';

/** Small behaviour without state, on every page. Whatever holds state is an island. */
export function enhance(): void {
  enhanceTheme();
  enhanceLanguage();
  enhanceGridOverlay();
}
