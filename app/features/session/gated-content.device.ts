import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That a member sees sensitive pictures. It goes with the session. */
export default deviceValue('show-gated-content', oneOf('true'));

export const about: AboutDeviceValue = {
  en: { holds: 'that you agreed to see sensitive pictures as a member', kept: 'when you agree to it. No page asks for it yet' },
  es: { holds: 'que aceptó ver imágenes delicadas como miembro', kept: 'al aceptarlo. Por ahora ninguna página lo pregunta' },
};
