/** The criteria of a study as lines to ask about. Headings are not guaranteed: without them, all lines are of one kind. */
export type Criteria = { inclusion: string[]; exclusion: string[]; other: string[] };

const heading = /^\W*(?:key |main |major )?(inclusion|exclusion)(?: criteria)?\W*$/i;

/** Reads the registry's Markdown as untrusted text: one line a bullet, without marks. */
export function criteriaOf(text: string): Criteria {
  const criteria: Criteria = { inclusion: [], exclusion: [], other: [] };
  let into: keyof Criteria = 'other';
  for (const raw of text.split('\n')) {
    const [, found] = heading.exec(raw) ?? [];
    if (found) {
      into = found.toLowerCase() === 'exclusion' ? 'exclusion' : 'inclusion';
      continue;
    }
    const line = plainLine(raw);
    if (line !== '') criteria[into].push(line);
  }
  return criteria;
}

/** Without bullets, numbers, emphasis, and the backslashes that Markdown puts before signs. */
function plainLine(raw: string): string {
  return raw
    .replace(/^[\s>]*(?:[*\-+•]|\d{1,2}[.)])?\s*/, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>~|&])/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .trim();
}
