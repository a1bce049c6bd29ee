import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** The language that somebody chose. Only whether there is one is asked, so anything counts: the other one is not offered any more. */
export default deviceValue<unknown, string>('language', (kept) => kept);

export const about: AboutDeviceValue = {
  en: { holds: 'English or Spanish', kept: 'when you switch, or decline the offer of the other language' },
  es: { holds: 'español o inglés', kept: 'al cambiar de idioma, o al decir que no al otro' },
};
