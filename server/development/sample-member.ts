/** The sample member: somebody to sign in as in development, whose whole record is there. */
import { randomUUID } from 'node:crypto';
import { identity } from '#services/identity/identity.ts';
import type { IdentityParts } from '#services/identity/identity-context.ts';
import { findByEmail } from '#services/identity/members.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { type Members, members } from '#services/members/members.ts';
import type { Outcome } from '#services/members/store/record-store.ts';
import { sampleAccount, sampleRecord } from './sample-record.ts';

/** The sample was refused by a service; the message says why. */
export class SampleRefused extends Error {
  override name = 'SampleRefused';
}

/**
 * Makes the sample member as a reader would: signs up, follows the link of the mail, which is not sent, tells the whole record, and
 * signs out. One that is there stays as it is.
 * @throws SampleRefused
 */
export async function makeSampleMember(parts: IdentityParts, ring: KeyRing): Promise<'made' | 'there'> {
  if (await findByEmail(parts.db, sampleAccount.email)) return 'there';
  const links: string[] = [];
  const put: IdentityParts['outbox']['put'] = async (_, { content }) => {
    if (content.kind === 'verify-email') links.push(new URL(content.url).searchParams.get('token') ?? '');
  };
  const account = identity({ ...parts, outbox: { put } });
  const somebody: Caller = { headers: new Headers(), visitor: 'the sample member', locale: 'en' };
  const { password } = sampleAccount;
  const signedUp = await account.signUp({ ...sampleAccount, confirmation: password, terms: 'on' }, somebody);
  accepted(signedUp);
  const caller = { ...somebody, headers: new Headers({ cookie: cookiesOf(signedUp.setCookies) }) };
  for (const token of links) accepted(await account.followEmailLink(token, caller));
  const { db, jobs } = parts;
  await tell(members({ db, jobs, identity: account, ring }), caller);
  accepted(await account.signOut(caller));
  return 'made';
}

async function tell(service: Members, caller: Caller): Promise<void> {
  const { profile, diagnoses, treatments } = sampleRecord(new Date());
  const keyed = <Given>(given: Given) => ({ key: randomUUID(), ...given });
  stored(await service.changeProfile(caller, keyed({ version: 0, sent: profile })));
  const early = stored(await service.diagnosis.add(caller, keyed({ sent: diagnoses.early })));
  const metastatic = stored(await service.diagnosis.add(caller, keyed({ sent: diagnoses.metastatic })));
  const ids = { early, metastatic };
  for (const { of, sent } of treatments) stored(await service.treatment.add(caller, keyed({ sent: { ...sent, diagnosisIds: [ids[of]] } })));
}

/** What a browser would send back. */
function cookiesOf(setCookies: readonly string[]): string {
  return setCookies.map((line) => line.split(';', 1)[0]).join('; ');
}

function accepted<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data;
  throw new SampleRefused(
    `The sample member was refused: ${answer.problems.map(({ field, code }) => `${field ?? 'form'} ${code}`).join(', ')}`,
  );
}

/** The id of what was stored. */
function stored<Fields>(answer: Answer<Outcome<Fields>>): string {
  const outcome = accepted(answer);
  if (outcome.kind === 'stored') return outcome.record.id;
  const why = outcome.kind === 'refused' ? outcome.problems.map(({ field, code }) => `${field} ${code}`).join(', ') : outcome.kind;
  throw new SampleRefused(`The record of the sample member was refused: ${why}`);
}
