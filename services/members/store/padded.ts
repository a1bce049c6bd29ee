/**
 * Filled up with spaces to a multiple of a block, in bytes, before it is sealed: a length would tell what is in it, or how much. As JSON it
 * reads the same.
 */
export function padded(text: string, block: number): string {
  const bytes = Buffer.byteLength(text);
  return text + ' '.repeat(Math.ceil(bytes / block) * block - bytes);
}
