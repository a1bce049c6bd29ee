export type Links = {
  /** Entries by id: links, embeds, `entry:` addresses, references. */
  entries: string[];
  /** Assets by id. */
  assets: string[];
  /** Paths of this site. */
  paths: string[];
};

const addressKeys = new Set(['uri', 'url', 'href', 'buttonUrl']);

/** What a piece of content leads to and shows, wherever in its data it stands. */
export function linksIn(content: unknown, referenceKeys: readonly string[] = []): Links {
  const entries = new Set<string>();
  const assets = new Set<string>();
  const paths = new Set<string>();
  const entryKeys = new Set(['entryId', 'entryIds', ...referenceKeys]);
  const assetKeys = new Set([
    'assetId',
    'posterAssetId',
    'image',
    'fullWidthFeaturedImage',
    'storyWriterImage',
    'audio',
    'file',
    'captions',
  ]);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const link = linkTarget(value);
    if (link) (link.kind === 'Entry' ? entries : assets).add(link.id);
    for (const [key, child] of Object.entries(value)) {
      const ids = (Array.isArray(child) ? child : [child]).filter((each) => typeof each === 'string');
      if (entryKeys.has(key)) for (const id of ids) entries.add(id);
      else if (assetKeys.has(key) && ids.length > 0) for (const id of ids) assets.add(id);
      else if (addressKeys.has(key) && typeof child === 'string') {
        if (child.startsWith('entry:')) entries.add(child.slice('entry:'.length));
        else if (child.startsWith('asset:')) assets.add(child.slice('asset:'.length));
        else if (child.startsWith('/')) paths.add(child);
      } else visit(child);
    }
  };
  visit(content);
  return { entries: [...entries], assets: [...assets], paths: [...paths] };
}

/** The target of a rich-text link or embed. */
function linkTarget(value: object): { kind: 'Entry' | 'Asset'; id: string } | null {
  if (!('linkType' in value) || !('id' in value) || typeof value.id !== 'string') return null;
  return value.linkType === 'Entry' || value.linkType === 'Asset' ? { kind: value.linkType, id: value.id } : null;
}
