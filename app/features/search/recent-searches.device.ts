import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

export const mostRecent = 5;

/** The last terms that were searched for, the latest first: separated by commas, which none of them has. */
export default deviceValue<readonly string[]>('recent-searches', (text) => text.split(',').filter(Boolean).slice(0, mostRecent));

export const about: AboutDeviceValue = {
  en: { holds: 'your last five searches', kept: 'when you search; you can take each one out in the search at the top of a page' },
  es: { holds: 'sus últimas cinco búsquedas', kept: 'al buscar; puede quitarlas en el buscador de lo alto de la página' },
};
