export type ReadMail = { subject: string; to: string; date: string; html: string; text: string };

/** Parses a MIME mail as `send.ts` writes it: two parts, text and HTML, in quoted-printable. No parser for other mails. */
export function readMail(mail: string): ReadMail {
  const { headers, body } = split(mail);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.replace(/^\r?\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodedBody(part.body, part.headers.get('content-transfer-encoding')) : '';
  };
  const header = (name: string) => decodedWords(headers.get(name) ?? '');
  return { subject: header('subject'), to: header('to'), date: header('date'), html: partOf('text/html'), text: partOf('text/plain') };
}

function split(part: string): { headers: ReadonlyMap<string, string>; body: string } {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  return { headers, body: rest.join('\r\n\r\n').replace(/\r?\n$/, '') };
}

function decodedBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const text = encoding === 'quoted-printable' ? bytesOf(body.replace(/=\r?\n/g, '')) : body;
  return text.replace(/\r\n/g, '\n');
}

/** Decodes quoted-printable: `=C3=A1` is á. */
const bytesOf = (text: string) => text.replace(/(?:=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Decodes encoded words (RFC 2047): `=?UTF-8?Q?Contrase=C3=B1a?=` is Contraseña. */
function decodedWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  const pieces = joined.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) => `\0${word.replaceAll('_', ' ')}\0`).replaceAll('\0\0', '');
  return bytesOf(pieces.replaceAll('\0', '')).replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );
}
