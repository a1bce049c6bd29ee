import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** What the tab can be called in place of its page. `early.js` knows them by these names, and has an icon of each (`public/tab-*.png`). */
export const discreetTabs = ['notes', 'recipes'] as const;
export const tabOf = oneOf(...discreetTabs);

/** The tab, where it is not to show its page. `early.js` reads it before the page's own title. */
export default deviceValue('tab', tabOf);

export const about: AboutDeviceValue = {
  en: { holds: 'what the tab is called', kept: 'when you choose a discreet one' },
  es: { holds: 'el nombre de la pestaña', kept: 'al elegir uno discreto' },
};
