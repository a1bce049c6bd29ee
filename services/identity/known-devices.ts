import { createHmac } from 'node:crypto';
import { hostCookie } from '#services/cookies/host-cookie.ts';
import { saltOf } from './password-hash.ts';
import { isSame } from './session-cookies.ts';
import { newId } from './tokens.ts';

/** After the last sign-in there, in seconds. */
const keptFor = 180 * 86_400;

export type KnownDevices = ReturnType<typeof knownDevices>;
/** Whose device it is, by member and the salt of the password's hash, if there is one: another password, and no device is known any more. */
type Owner = { userId: string; hash: string | null };

/**
 * Devices on which a member has signed in before (device cookies, OWASP). What a stranger tries elsewhere does not keep the member
 * out there. The cookie is a random id and a keyed hash (HMAC): it tells nobody whose it is, and is stored nowhere but in the browser.
 */
export function knownDevices(origin: string, key: Buffer) {
  const cookie = hostCookie(origin, 'knownDevice', 'Lax');
  const proofOf = (id: string, { userId, hash }: Owner) =>
    createHmac('sha256', key)
      .update(`${id}\0${userId}\0${hash === null ? '' : saltOf(hash)}`)
      .digest('base64url');

  return {
    /** The id of the device, where a `Cookie` header proves that the member has signed in there. */
    idIn(headers: Headers, owner: Owner): string | null {
      for (const value of cookie.valuesIn(headers)) {
        const [id = '', proof = ''] = value.split('.', 2);
        if (isSame(proof, proofOf(id, owner))) return id;
      }
      return null;
    },

    /** The cookie of a device, under its own id: what was counted there goes on being counted. */
    issue: (owner: Owner, id: string | null = null): string => {
      const own = id ?? newId();
      return cookie.line(`${own}.${proofOf(own, owner)}`, keptFor);
    },

    /** The cookie that forgets a device. */
    clear: cookie.clear,
  };
}
