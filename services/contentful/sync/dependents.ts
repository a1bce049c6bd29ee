import { linkIn, type Space } from '#services/contentful/space.ts';

/** What is to be published anew when these items changed: themselves, and whatever leads to one of them, over any number of steps. */
export function dependentsOf(space: Space, changed: ReadonlySet<string>): Set<string> {
  const linkedFrom = new Map<string, string[]>();
  for (const { sys, fields } of space.entries.values()) {
    for (const id of linksIn(fields)) {
      const from = linkedFrom.get(id) ?? [];
      from.push(sys.id);
      linkedFrom.set(id, from);
    }
  }
  const found = new Set(changed);
  // What is added while a set is walked is walked too.
  for (const id of found) for (const from of linkedFrom.get(id) ?? []) found.add(from);
  return found;
}

/** The ids that a value links to, however deep. */
function linksIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const link = linkIn(next);
    if (link) found.add(link.id);
    else for (const each of Object.values(next)) if (typeof each === 'object') waiting.push(each);
  }
  return found;
}
