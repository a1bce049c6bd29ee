import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** How loud episodes of the podcast are played, from 0 to 1, where that is not as loud as the device allows: `0.6`. */
export default deviceValue<number, string>('podcast-volume', (kept) => {
  const volume = typeof kept === 'string' ? Number(kept) : Number.NaN;
  return volume >= 0 && volume <= 1 ? volume : undefined;
});

export const about: AboutDeviceValue = {
  en: { holds: 'how loud you play the podcast', kept: 'from when you change the volume until you set it to full' },
  es: { holds: 'a qué volumen escucha el pódcast', kept: 'desde que cambia el volumen hasta que lo pone al máximo' },
};
