import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That a reader agreed to see sensitive pictures. It goes when they are hidden again, and with the session. */
export default deviceValue('show-gated-content', oneOf('true'));

export const about: AboutDeviceValue = {
  en: { holds: 'that you agreed to see pictures of scars', kept: 'when you agree to it, until you hide them again or sign out' },
  es: { holds: 'que aceptó ver imágenes de cicatrices', kept: 'al aceptarlo, hasta que las oculte o cierre la sesión' },
};
