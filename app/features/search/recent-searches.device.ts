import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

export const mostRecent = 5;

/** The last terms that were searched for, the latest first: separated by commas, which none of them has. */
export default deviceValue<readonly string[], string>('recent-searches', (kept) =>
  typeof kept === 'string' ? kept.split(',').filter(Boolean).slice(0, mostRecent) : undefined,
);

export const about: AboutDeviceValue = {
  en: { holds: 'your last five searches', kept: 'when you search; you can take each one out in the search at the top of a page' },
  es: { holds: 'sus últimas cinco búsquedas', kept: 'al buscar; puede quitarlas en el buscador de lo alto de la página' },
};
