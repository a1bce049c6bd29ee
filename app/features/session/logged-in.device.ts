import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That somebody is signed in, for other tabs and for the next page. */
export default deviceValue('logged-in', oneOf('true'));

export const about: AboutDeviceValue = {
  en: { holds: 'that somebody is signed in here, and not who', kept: 'when you sign in' },
  es: { holds: 'que aquí hay una sesión abierta, sin decir de quién', kept: 'al iniciar sesión' },
};
