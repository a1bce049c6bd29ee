import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** The language that somebody chose: the other one is not offered any more, whichever it is. */
export default deviceValue<string>('language', (text) => text);

export const about: AboutDeviceValue = {
  en: { holds: 'English or Spanish', kept: 'when you switch, or decline the offer of the other language' },
  es: { holds: 'español o inglés', kept: 'al cambiar de idioma, o al decir que no al otro' },
};
