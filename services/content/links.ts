/**
 * The entries (by id) and the paths of this site that a piece of content leads to, wherever in its data they stand:
 * rich-text links and embeds, `entry:` addresses, plain paths.
 */
export function linksIn(content: unknown): { entries: string[]; paths: string[] } {
  const entries = new Set<string>();
  const paths = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('linkType' in value && value.linkType === 'Entry' && 'id' in value && typeof value.id === 'string') entries.add(value.id);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string' && (key === 'uri' || key === 'url' || key === 'href')) {
        if (child.startsWith('entry:')) entries.add(child.slice('entry:'.length));
        else if (child.startsWith('/')) paths.add(child);
      } else visit(child);
    }
  };
  visit(content);
  return { entries: [...entries], paths: [...paths] };
}
