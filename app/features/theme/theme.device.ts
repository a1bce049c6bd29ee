import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

export const themeOf = oneOf('light', 'dark');

/** The theme, where it is not that of the device. `early.js` reads it before the first paint. */
export default deviceValue('theme', themeOf);

export const about: AboutDeviceValue = {
  en: { holds: 'light or dark', kept: 'when you choose one' },
  es: { holds: 'pantalla clara u oscura', kept: 'al elegirla' },
};
