import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

type Key = { id: Buffer; userHandle: string; privateKey: KeyObject };
type Traits = {
  /** Where its browser believes to be. */
  origin: string;
  /** Which site it signs for. */
  rpId: string;
  /** Whether it asks for a fingerprint, face or PIN. */
  verifies: boolean;
  /** Whether it can bring its passkeys to other devices. */
  isSynced: boolean;
  /** How often it has signed; null where it does not count. */
  counter: number | null;
  /** Whether its browser shows the site in a frame of another one. */
  isEmbedded: boolean;
};

const [present, verified, eligible, backedUp, attested] = [0x01, 0x04, 0x08, 0x10, 0x40] as const;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** The coordinates of a public key on P-256. */
const coordinates = z.object({ x: z.base64url(), y: z.base64url() });

/** A software authenticator (ES256), for what is signed in by a passkey without a browser. */
export function authenticator(own: Partial<Traits> & Pick<Traits, 'origin'>) {
  const keys: Key[] = [];
  const usual: Traits = {
    ...{ rpId: new URL(own.origin).hostname, verifies: true, isSynced: true, counter: null, isEmbedded: false },
    ...own,
  };

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, { origin, isEmbedded }: Traits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isEmbedded }));

  function authenticatorData({ rpId, verifies, isSynced, counter }: Traits, credential?: Buffer): Buffer {
    const flags = present | (verifies ? verified : 0) | (isSynced ? eligible | backedUp : 0) | (credential ? attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  }

  return {
    keys,
    /** Makes a passkey, and answers as a browser does, in JSON. */
    create(
      { challenge, user }: { challenge: string; user: { id: string } },
      different: Partial<Traits> & { format?: string } = {},
    ): string {
      const traits = { ...usual, ...different };
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      keys.push({ id, userHandle: user.id, privateKey });
      const { x, y } = coordinates.parse(publicKey.export({ format: 'jwk' }));
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, isoCBOR.encode(cose)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', different.format ?? 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(traits, credential))],
      ]);
      return JSON.stringify({
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, traits)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      });
    },

    /** Uses the passkey that it made last, unless another is given. */
    get({ challenge }: { challenge: string }, different: Partial<Traits & Key> = {}): string {
      const traits = { ...usual, ...different };
      const key = { ...keys.at(-1), ...different };
      if (!key.id || !key.privateKey) throw new Error('it has no passkey');
      if (usual.counter !== null && different.counter === undefined) traits.counter = ++usual.counter;
      const clientDataJSON = clientData('webauthn.get', challenge, traits);
      const data = authenticatorData(traits);
      return JSON.stringify({
        ...{ id: base64url(key.id), rawId: base64url(key.id), type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), key.privateKey)),
          userHandle: key.userHandle,
        },
      });
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
