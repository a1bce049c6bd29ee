export type Import = { from: string; to: string };

/** Which imports lead from one file or folder to another beside it. */
type Lean = Map<string, Map<string, Import[]>>;

/**
 * The circles among what stands in one folder, at every depth, files and folders alike: the shortest through each, told once.
 * It so finds the circles of files too. Each step comes with the imports that make it.
 */
export function circlesAmong(imports: readonly Import[]): Import[][][] {
  const leans = leansOf(imports);
  const found = new Map<string, Import[][]>();
  for (const start of leans.keys()) {
    const circle = circleThrough(start, leans);
    if (circle) found.set(circle.toSorted().join(), stepsOf(circle, leans));
  }
  return [...found.values()];
}

function leansOf(imports: readonly Import[]): Lean {
  const leans: Lean = new Map();
  for (const each of imports) {
    const [from, to] = whereTheyPart(each);
    if (from === to) continue;
    const others = leans.get(from) ?? new Map<string, Import[]>();
    leans.set(from, others.set(to, [...(others.get(to) ?? []), each]));
  }
  return leans;
}

/** The two that stand beside each other: of `a/b/c.ts` and `a/d/e.ts`, `a/b` and `a/d`. */
function whereTheyPart({ from, to }: Import): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const shared = one.findIndex((name, depth) => name !== other[depth]);
  return [one.slice(0, shared + 1).join('/'), other.slice(0, shared + 1).join('/')];
}

function circleThrough(start: string, leans: Lean): string[] | null {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  for (const place of reached) {
    for (const next of leans.get(place)?.keys() ?? []) {
      if (next === start) return wayTo(place, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, place);
      reached.push(next);
    }
  }
  return null;
}

function wayTo(place: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(place);
  return before === undefined ? [place] : [...wayTo(before, cameFrom), place];
}

function stepsOf(circle: readonly string[], leans: Lean): Import[][] {
  return circle.map((place, index) => leans.get(place)?.get(circle[(index + 1) % circle.length] ?? '') ?? []);
}
