import { timingSafeEqual } from 'node:crypto';
import { identityError } from '../identity-error.ts';
import type { PasskeyRow } from './passkey-rows.ts';
import { algorithms, type RelyingParty, webauthn, webauthnParts } from './relying-party.ts';
import type { Assertion, Registration } from './responses.ts';

/** What is stored of a new passkey. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_backup_eligible' | 'is_backed_up'
>;

/** @throws {IdentityError} `passkey-failed` where it was made elsewhere, for another challenge, or without a check of who it was */
export async function verifyRegistration(party: RelyingParty, expectedChallenge: string, response: Registration): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await orFailed(async () => {
    await rejectEmbedded(response);
    await rejectCertificates(response);
    return await verifyRegistrationResponse({ response, expectedChallenge, ...expectedOf(party), supportedAlgorithmIDs: algorithms });
  });
  if (!verified.verified) throw identityError(null, 'passkey-failed');
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: response.response.transports,
    is_backup_eligible: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
  };
}

/** What is to be stored of a passkey that was used. @throws {IdentityError} `passkey-failed` */
export async function verifyAssertion(
  party: RelyingParty,
  expectedChallenge: string,
  response: Assertion,
  row: PasskeyRow,
): Promise<Pick<PasskeyRow, 'counter' | 'is_backed_up'>> {
  const { verifyAuthenticationResponse } = await webauthn();
  if (!isSame(row.user_handle, Buffer.from(response.response.userHandle, 'base64url'))) throw identityError(null, 'passkey-failed');
  const credential = { id: response.id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) };
  const { verified, authenticationInfo } = await orFailed(async () => {
    await rejectEmbedded(response);
    return await verifyAuthenticationResponse({ response, expectedChallenge, ...expectedOf(party), credential });
  });
  const isEligible = authenticationInfo.credentialDeviceType === 'multiDevice';
  // Whether it can be copied at all is decided when it is made, for good.
  if (!verified || isEligible !== row.is_backup_eligible) throw identityError(null, 'passkey-failed');
  return { counter: String(authenticationInfo.newCounter), is_backed_up: authenticationInfo.credentialBackedUp };
}

const expectedOf = ({ id, origin }: RelyingParty) => ({ expectedOrigin: origin, expectedRPID: id, requireUserVerification: true });

/** Refuses an answer that a browser made for a frame within another site: no page of ours is shown in one. */
async function rejectEmbedded({ response: { clientDataJSON } }: Registration | Assertion): Promise<void> {
  const { decodeClientDataJSON } = await webauthnParts();
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw new Error('was made in a frame of another site');
}

/**
 * Refuses statements about the maker of an authenticator, for which nobody asks and which browsers leave out: to judge one its
 * certificates would be read, and addresses fetched that stand in them.
 */
async function rejectCertificates({ response: { attestationObject } }: Registration): Promise<void> {
  const { decodeAttestationObject } = await webauthnParts();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const isOwn = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error(`has a statement of the format ${format}`);
}

/** The library throws an error of no kind of its own for whatever is wrong with an answer. Nothing else is asked for in there. */
async function orFailed<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch {
    throw identityError(null, 'passkey-failed');
  }
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
