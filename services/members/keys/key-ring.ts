import type { MemberKey, MemberKeyList } from '#config/member-keys.ts';
import { encryption } from '#services/encryption/encryption.ts';
import type { Audit } from '#services/identity/audit.ts';

/** The key of a member as the database holds it, and which of the site's keys wraps it. */
export type WrappedKey = { keyId: string; wrapped: string };

/** None of the site's keys has the id that a member's key was wrapped with. */
export class MemberKeyMissing extends Error {
  override readonly name = 'MemberKeyMissing';
}

export type KeyRing = {
  /** Whoever opens what a member told writes that into it. */
  readonly audit: Audit;
  /** The id of the key that wraps. */
  currentId(): Promise<string>;
  /** Wraps the key of a member under the current key of the site. */
  wrap(memberId: string, key: string): Promise<WrappedKey>;
  /**
   * @throws MemberKeyMissing
   * @throws DecryptionFailed where it was wrapped for another member, or changed
   */
  unwrap(memberId: string, wrapped: WrappedKey): Promise<string>;
};

/**
 * Wraps the keys of members (envelope encryption): a member's records are sealed under a key of their own, and only that one is
 * wrapped anew when the site's keys change.
 *
 * @param source the keys; or what loads them, on a machine that keeps them itself, where another process may have made one since
 */
export function keyRing(source: MemberKeyList | (() => Promise<MemberKeyList>), audit: Audit): KeyRing {
  let keys: readonly Opened[] = [];
  const load = async (): Promise<Keys> => {
    const loaded = opened(typeof source === 'function' ? await source() : source);
    keys = loaded;
    return loaded;
  };
  const find = (id: string) => keys.find((key) => key.id === id);
  return {
    audit,
    currentId: async () => (await load())[0].id,
    async wrap(memberId, key) {
      const [{ id: keyId, cipher }] = await load();
      return { keyId, wrapped: cipher.encrypt(boundTo(memberId), key) };
    },
    async unwrap(memberId, { keyId, wrapped }) {
      if (!find(keyId)) await load();
      const key = find(keyId);
      if (!key) throw new MemberKeyMissing(`MEMBER_KEYS has no key ${keyId}, which the key of a member is wrapped with`);
      return key.cipher.decrypt(boundTo(memberId), wrapped);
    },
  };
}

type Opened = MemberKey & { cipher: ReturnType<typeof encryption> };
type Keys = readonly [Opened, ...Opened[]];

function opened([current, ...former]: MemberKeyList): Keys {
  const open = (key: MemberKey): Opened => ({ ...key, cipher: encryption(key.secret, 'keys of members') });
  return [open(current), ...former.map(open)];
}

const boundTo = (memberId: string) => `member_key/${memberId}`;
