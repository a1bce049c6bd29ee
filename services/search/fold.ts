/** Folds a text as the SQL function `search_fold` does: small letters without accents, ñ apart, and single spaces for the rest. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ´`]/g, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^a-z0-9ñ]+/g, ' ')
    .trim();
}
