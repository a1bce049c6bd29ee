/** A text as part of an address: in small letters, accents folded, hyphens for spaces (of which a hyphen is one), and nothing else. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
}

/** Whether a text can stand in an address as it is. */
export function isSlug(text: string): boolean {
  return text !== '' && slug(text) === text;
}
