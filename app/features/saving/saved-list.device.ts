import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** What a member has saved, as the gateway answered it last: JSON of `saved-list.ts`. It goes with the session. */
export default deviceValue('saved-content', (kept) => (typeof kept === 'string' ? kept : undefined));

export const about: AboutDeviceValue = {
  en: {
    holds: 'a copy of your list of saved pages, so that each page can show at once which are on it',
    kept: 'while you are signed in; signing out clears it',
  },
  es: {
    holds: 'una copia de su lista de páginas guardadas, para que cada página muestre enseguida cuáles están en ella',
    kept: 'mientras su sesión está abierta; al cerrarla se borra',
  },
};
