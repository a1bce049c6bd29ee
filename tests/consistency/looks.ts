import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../asking.ts';

/** What a reader gets at an address; `asked` in milliseconds since 1970. */
export type Look = { status: number; sum: string; wasKept: boolean; asked: number };

/** How many ask for it compressed: taking it apart costs more than all the rest. */
const compressed = 0.1;

/** Asks as a browser does, but stays where it is sent on. */
export async function look(port: number, path: string): Promise<Look> {
  const asked = Date.now();
  const { status, headers, body } = await ask(port, path, { encoding: Math.random() < compressed ? 'br' : 'identity' });
  const sum = createHash('sha256')
    .update([status, headers.location, headers['content-type'], headers['content-language']].join('\n'))
    .update(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body)
    .digest('base64url');
  return { status, sum, wasKept: String(headers['cache-status']).startsWith('alba; hit'), asked };
}
