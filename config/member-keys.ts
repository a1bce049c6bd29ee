import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptFile } from './kept-file.ts';

/** A key that wraps the keys of members. `end` is the day (ISO 8601) by which another is to take its place. */
export type MemberKey = { id: string; end: string; secret: string };

/** The first is the current one: it wraps. The others only unwrap. */
export type MemberKeyList = readonly [MemberKey, ...MemberKey[]];

const form = /^(?<id>[a-z0-9-]{1,20}):(?<end>\d{4}-\d\d-\d\d):(?<secret>[\w-]{32,200})$/;

/** Why `MEMBER_KEYS` cannot be used. Leaves the keys themselves out. */
export class MemberKeysError extends Error {
  override readonly name = 'MemberKeysError';
}

/**
 * Parses `id:end:secret`, several of them with commas between, the current one first.
 * @throws MemberKeysError
 */
export function parseMemberKeys(text: string): MemberKeyList {
  const [first, ...former] = text
    .trim()
    .split(/\s*,\s*/)
    .map(parseKey);
  if (!first) throw new MemberKeysError('names no key');
  const keys: MemberKeyList = [first, ...former];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new MemberKeysError('gives one id to two keys');
  if (new Set(keys.map(({ secret }) => secret)).size < keys.length) throw new MemberKeysError('names one key twice');
  return keys;
}

function parseKey(text: string, index: number): MemberKey {
  const { id, end, secret } = form.exec(text)?.groups ?? {};
  if (id && end && secret && !Number.isNaN(Date.parse(end))) return { id, end, secret };
  throw new MemberKeysError(`key ${index + 1} is not of the form id:2027-12-31:secret, with a secret of 32 or more letters and digits`);
}

export function formatMemberKeys(keys: MemberKeyList): string {
  return keys.map(({ id, end, secret }) => `${id}:${end}:${secret}`).join(',');
}

/** A new key, named by its month, to be replaced in a year. `taken` are the ids that are in use. */
export function newMemberKey(now: Date, taken: readonly string[] = []): MemberKey {
  const month = now.toISOString().slice(0, 7);
  const id = taken.includes(month) ? `${month}-${randomBytes(2).toString('hex')}` : month;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return { id, end: end.toISOString().slice(0, 10), secret: randomBytes(32).toString('base64url') };
}

/** The keys of a single-machine site, in its data directory; made at the first use. */
export function keptMemberKeys(dataDirectory: string) {
  const file = keptFile(path.join(dataDirectory, 'member-keys'));
  const parse = (text: string): MemberKeyList => {
    try {
      return parseMemberKeys(text);
    } catch (error) {
      throw error instanceof MemberKeysError ? new MemberKeysError(`${file.path}: ${error.message}`) : error;
    }
  };
  return {
    /** @throws MemberKeysError where the file is damaged: another would not open what this one sealed */
    load: async (): Promise<MemberKeyList> => parse(await file.loadOrCreate(() => formatMemberKeys([newMemberKey(new Date())]))),
    store: (keys: MemberKeyList): Promise<void> => file.replace(formatMemberKeys(keys)),
  };
}

/**
 * The keys of a site: those of its environment, else those that this machine keeps.
 * @throws MemberKeysError where the kept ones are damaged
 */
export function memberKeysOf({
  memberKeys,
  dataDirectory,
}: {
  memberKeys: MemberKeyList | undefined;
  dataDirectory: string;
}): Promise<MemberKeyList> {
  return memberKeys ? Promise.resolve(memberKeys) : keptMemberKeys(dataDirectory).load();
}
