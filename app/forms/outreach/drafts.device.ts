import { type AboutDeviceValue, anyText, deviceValue } from '#app/browser/device-value.ts';
import type { WrittenKey } from '#app/browser/written-keys.ts';

/** What was typed in forms and is not sent yet, as JSON: see `drafts.ts`. A quick exit clears it, chosen or not. */
export default deviceValue('drafts' satisfies WrittenKey, anyText);

export const about: AboutDeviceValue = {
  en: { holds: 'what you typed in a form and have not sent yet', kept: 'when you type in it, until it is sent; a day at most' },
  es: { holds: 'lo que escribió en un formulario y aún no ha enviado', kept: 'al escribir, hasta que se envíe; un día como máximo' },
};
