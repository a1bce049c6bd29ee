import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../asking.ts';

/** What a reader gets at an address; `asked` in milliseconds since 1970. `isAdmitted`: it says itself that it is not what it should be. */
export type Look = { status: number; sum: string; wasKept: boolean; isAdmitted: boolean; asked: number };

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
  const from = String(headers['cache-status']);
  return { status, sum, wasKept: from.startsWith('alba; hit'), isAdmitted: status === 503 || from.includes('detail='), asked };
}
