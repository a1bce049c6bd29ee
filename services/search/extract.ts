/** Length of an extract, in characters. */
const length = 210;
/** Context before the first match, in characters. */
const before = 60;

/** An extract (snippet) of a text around the densest matches of a query; its beginning as a fallback. */
export function extractOf(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  const places = placesOf(flat, stemsOf(query));
  const best = places.reduce(
    (found, place) => {
      const count = new Set(places.filter(({ at }) => at >= place.at && at < place.at + length - before).map(({ stem }) => stem)).size;
      return count > found.count ? { at: place.at, count } : found;
    },
    { at: 0, count: 0 },
  );
  if (best.at < before) return `${cutBack(flat.slice(0, length))} …`;
  const from = flat.indexOf(' ', best.at - before) + 1;
  const piece = flat.slice(from, from + length);
  return from + length < flat.length ? `… ${cutBack(piece)} …` : `… ${piece}`;
}

/** Truncates to the last whole word. */
function cutBack(piece: string): string {
  return piece.slice(0, Math.max(piece.lastIndexOf(' '), 1));
}

/** The lexemes of a `tsquery`. */
function stemsOf(query: string): string[] {
  return [...new Set([...query.matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem))].slice(0, 40);
}

const mostPlaces = 60;
const accented: Record<string, string> = { a: '[aá]', e: '[eé]', i: '[ií]', o: '[oó]', u: '[uúü]' };

/** The offsets of words that begin with one of the (folded) stems, each with its stem in lower case. */
function placesOf(text: string, stems: readonly string[]): { at: number; stem: string }[] {
  if (stems.length === 0) return [];
  // A stem that looks like an address or a file keeps its signs.
  const escaped = stems.map((stem) => stem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const beginnings = escaped.map((stem) => stem.replace(/[aeiou]/g, (letter) => accented[letter] ?? letter)).join('|');
  const places: { at: number; stem: string }[] = [];
  for (const { index, 0: found } of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings})`, 'giu'))) {
    places.push({ at: index, stem: found.toLowerCase() });
    if (places.length === mostPlaces) break;
  }
  return places;
}
