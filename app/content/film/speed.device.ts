import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** How fast films are played, where that is not as they were made: `1.25`. */
export default deviceValue<number, string>('film-speed', (kept) => {
  const speed = Number(kept);
  return speed >= 0.25 && speed <= 4 ? speed : undefined;
});

export const about: AboutDeviceValue = {
  en: { holds: 'how fast you play videos and podcast episodes', kept: 'from when you choose a speed until you choose the usual one' },
  es: {
    holds: 'a qué velocidad ve los videos y escucha los episodios del pódcast',
    kept: 'desde que elige una velocidad hasta que vuelve a la normal',
  },
};
