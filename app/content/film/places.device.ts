import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** A film by its id, and where it was left, in seconds. */
export type Place = [film: string, at: number];

/** Where the films that were watched last were left: JSON of pairs, the latest first. */
export default deviceValue<Place[], string>('film-places', (kept) => (typeof kept === 'string' ? placesIn(kept) : undefined));

export const about: AboutDeviceValue = {
  en: {
    holds: 'where you stopped in each of the last twenty videos and podcast episodes',
    kept: 'when you play one, until you have come to its end',
  },
  es: {
    holds: 'en qué momento dejó cada uno de los últimos veinte videos y episodios del pódcast',
    kept: 'al reproducir uno, hasta que llega al final',
  },
};

function placesIn(text: string): Place[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.flatMap((each): Place[] => (isPlace(each) ? [each] : [])) : [];
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
