import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** Calm reading. `early.js` reads it before the first paint. */
export default deviceValue('calm', oneOf('on'));

export const about: AboutDeviceValue = {
  en: { holds: 'that numbers about survival are folded away', kept: 'when you turn on calm reading' },
  es: { holds: 'que los números de supervivencia van plegados', kept: 'al activar leer con calma' },
};
