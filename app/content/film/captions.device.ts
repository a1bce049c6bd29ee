import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** The language of the captions that a reader has turned on: `en-US` or `es`, as tracks name it; nothing where they have turned them off. */
export default deviceValue('film-captions', (kept) => (typeof kept === 'string' && kept.length < 10 ? kept : undefined));

export const about: AboutDeviceValue = {
  en: {
    holds: 'the language of the captions that you turned on in a video',
    kept: 'from when you turn captions on until you turn them off',
  },
  es: {
    holds: 'el idioma de los subtítulos que activó en un video',
    kept: 'desde que los activa hasta que los quita',
  },
};
