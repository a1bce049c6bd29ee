/** So much at the end of a file may a ZIP's directory stand in, with its comment. */
const zipTail = 65_557;

/**
 * Whether a picture is something else as well (a polyglot): an archive, a document or a page, which a program that does not look for a
 * picture would take it for. Nothing of that would be left of it; but nobody's photograph is two files.
 */
export function isOtherFormatToo(bytes: Buffer): boolean {
  const isZip = bytes.subarray(-zipTail).includes('PK\x05\x06', 0, 'latin1');
  return isZip || /%PDF-|<(?:html|script|\?php|!doctype)/i.test(bytes.toString('latin1'));
}

/** Whether the picture ends where the file does: nothing is missing, and nothing follows that is none of it. */
export function endsWithFile(bytes: Buffer, type: 'jpg' | 'png' | 'webp'): boolean {
  switch (type) {
    case 'png':
      return bytes.subarray(-8).equals(Buffer.from('IEND\xAEB`\x82', 'latin1'));
    case 'webp': {
      const length = bytes.readUInt32LE(4) + 8;
      return length === bytes.length || length === bytes.length - 1;
    }
    // Cameras append previews and films of their own. A JPEG whose end is missing does not decode.
    case 'jpg':
      return true;
    default:
      return type satisfies never;
  }
}
