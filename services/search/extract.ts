/** In letters. */
const length = 210;
/** How far before what was found an extract begins, so that it can be understood. */
const before = 60;

/** A piece of a text around the place where most of a query's words stand together; its beginning, where none does. */
export function extractOf(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  const places = placesOf(folded(flat), stemsOf(query));
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

/** To the end of the last whole word. */
function cutBack(piece: string): string {
  return piece.slice(0, Math.max(piece.lastIndexOf(' '), 1));
}

/** The stems in a query of PostgreSQL. */
function stemsOf(query: string): string[] {
  return [...new Set([...query.matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem))].slice(0, 40);
}

function placesOf(text: string, stems: readonly string[]): { at: number; stem: string }[] {
  return stems
    .flatMap((stem) => {
      const places: { at: number; stem: string }[] = [];
      for (let at = text.indexOf(` ${stem}`); at >= 0 && places.length < 20; at = text.indexOf(` ${stem}`, at + 1))
        places.push({ at, stem });
      return places;
    })
    .sort((a, b) => a.at - b.at);
}

/** Small letters without accents; every letter keeps its place. */
function folded(text: string): string {
  return ` ${text.toLowerCase()}`.replace(/[áéíóúü]/g, (letter) => letter.normalize('NFD').slice(0, 1));
}
