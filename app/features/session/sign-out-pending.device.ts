import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That the server is still to be told of a sign-out. */
export default deviceValue('sign-out-pending', oneOf('true'));

export const about: AboutDeviceValue = {
  en: { holds: 'that you signed out while the server was out of reach', kept: 'until the server has ended it too' },
  es: { holds: 'que cerró la sesión cuando el servidor no respondía', kept: 'hasta que el servidor también la cierre' },
};
