import { randomBytes } from 'node:crypto';
import type { PasskeyRow } from './passkey-rows.ts';
import { algorithms, ceremonyMs, type RelyingParty, webauthn } from './relying-party.ts';

type Made = {
  username: string;
  userHandle: Buffer;
  challenge: string;
  /** What the member has already: no authenticator makes a second one beside its own. */
  passkeys: readonly PasskeyRow[];
};

/** What a member is called by authenticators: random, so that it tells nothing of them. */
export const newUserHandle = () => randomBytes(32);

/** What a browser is asked that is to make a passkey: one that is found without a name, behind a fingerprint, face or PIN. */
export async function creationOptions({ id: rpID, name: rpName }: RelyingParty, { username, userHandle, challenge, passkeys }: Made) {
  const { generateRegistrationOptions } = await webauthn();
  return await generateRegistrationOptions({
    ...{ rpID, rpName, challenge: bytesOf(challenge), timeout: ceremonyMs },
    userName: username,
    userDisplayName: username,
    userID: new Uint8Array(userHandle),
    attestationType: 'none',
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
}

/** What a browser is asked that is to use one: any of this site, or one of these. */
export async function requestOptions({ id: rpID }: RelyingParty, challenge: string, passkeys?: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return await generateAuthenticationOptions({
    ...{ rpID, challenge: bytesOf(challenge), timeout: ceremonyMs, userVerification: 'required' },
    ...(passkeys && { allowCredentials: passkeys.map(described) }),
  });
}

const described = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id.toString('base64url'), transports });
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));
