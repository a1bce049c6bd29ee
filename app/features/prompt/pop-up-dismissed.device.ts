import { type AboutDeviceValue, deviceValue, oneOf } from '#app/browser/device-value.ts';

/** That a reader has put the newsletter and giving aside, or followed them. */
export default deviceValue('pop-up-dismissed', oneOf('true'));

export const about: AboutDeviceValue = {
  en: { holds: 'that you have seen the note about the newsletter and gifts', kept: 'when you close it, or follow one of its links' },
  es: { holds: 'que ya vio el aviso sobre el boletín y las donaciones', kept: 'cuando lo cierra o sigue uno de sus enlaces' },
};
