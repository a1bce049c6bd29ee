import { type Browser, browser, good, newMember, origin, type TestIdentity } from '../testing.ts';
import { type Authenticator, authenticator } from '../testing-authenticator.ts';

/** Adds a passkey of a device, in a session. */
export async function addPasskey({ passkeys }: TestIdentity, own: Browser, device: Authenticator, name = '') {
  const options = good(own.keep(await passkeys.addOptions(own.caller)));
  return own.keep(await passkeys.add({ credential: device.create(options), name }, own.caller));
}

/** Signs in with the passkey that a device made last, unless something is different about it. */
export async function signInByPasskey(
  { passkeys }: TestIdentity,
  device: Authenticator,
  different: Parameters<Authenticator['get']>[1] = {},
  own: Browser = browser(),
) {
  const options = good(own.keep(await passkeys.signInOptions(own.caller)));
  return own.keep(await passkeys.signIn({ credential: device.get(options, different) }, own.caller));
}

/** Confirms a session with the passkey that a device made last. */
export async function confirmByPasskey({ passkeys }: TestIdentity, own: Browser, device: Authenticator) {
  const options = good(own.keep(await passkeys.confirmOptions(own.caller)));
  return own.keep(await passkeys.confirm({ credential: device.get(options) }, own.caller));
}

/** A member with a password, a verified address and a passkey. */
export async function memberWithPasskey(identity: TestIdentity) {
  const { member, browser: own } = await newMember(identity);
  const { db } = identity.parts;
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  const device = authenticator({ origin });
  good(await addPasskey(identity, own, device));
  return { member, own, device };
}
