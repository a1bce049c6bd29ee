import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That a quick exit clears this device. */
export default deviceValue('clear', oneOf('on'));

export const about: AboutDeviceValue = {
  en: { holds: 'that all of this goes when you leave quickly', kept: 'when you choose so' },
  es: { holds: 'que todo esto se borre al salir rápido', kept: 'si usted lo pide' },
};
