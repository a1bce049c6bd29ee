export type Links = {
  /** Entries by id: links, embeds, `entry:` addresses, references. */
  entries: string[];
  /** Assets by id. */
  assets: string[];
  /** Paths of this site. */
  paths: string[];
};

const addressKeys = new Set(['uri', 'url', 'href', 'buttonUrl']);

const entryKeys = new Set(['entryId', 'entryIds']);
const assetKeys = new Set(['assetId', 'posterAssetId', 'image', 'fullWidthFeaturedImage', 'storyWriterImage', 'audio', 'file', 'captions']);

/** What a piece of content leads to and shows, wherever in its data it stands. */
export function linksIn(content: unknown): Links {
  const entries = new Set<string>();
  const assets = new Set<string>();
  const paths = new Set<string>();
  const addAddress = (address: string) => {
    if (address.startsWith('entry:')) entries.add(address.slice('entry:'.length));
    else if (address.startsWith('asset:')) assets.add(address.slice('asset:'.length));
    else if (address.startsWith('/')) paths.add(address);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const link = linkTarget(value);
    if (link) (link.kind === 'Entry' ? entries : assets).add(link.id);
    for (const [key, child] of Object.entries(value)) {
      if (entryKeys.has(key)) for (const id of stringsIn(child)) entries.add(id);
      else if (assetKeys.has(key)) for (const id of stringsIn(child)) assets.add(id);
      else if (addressKeys.has(key)) for (const address of stringsIn(child)) addAddress(address);
      visit(child);
    }
  };
  visit(content);
  return { entries: [...entries], assets: [...assets], paths: [...paths] };
}

/** The entries that the fields of a type name: a podcast's guests, a topic's parent. */
export function referencesIn(fields: object, names: readonly string[]): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (names.includes(name) ? stringsIn(value) : []));
}

function stringsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

/** The target of a rich-text link or embed. */
function linkTarget(value: object): { kind: 'Entry' | 'Asset'; id: string } | null {
  if (!('linkType' in value) || !('id' in value) || typeof value.id !== 'string') return null;
  return value.linkType === 'Entry' || value.linkType === 'Asset' ? { kind: value.linkType, id: value.id } : null;
}
