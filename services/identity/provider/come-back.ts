import { completeSignIn } from '../complete-sign-in.ts';
import { confirmSession } from '../confirmation.ts';
import { type CurrentSession, currentSession, signedInMemberForUpdate } from '../current-session.ts';
import { hasSecondFactor } from '../factors/second-factor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Done, IdentityError, identityError, toAnswer } from '../identity-error.ts';
import { findByEmail, type MemberRow, memberForUpdate } from '../members.ts';
import { asProblem, type ProviderContext } from '../oidc/provider-context.ts';
import { type Bound, connectedAt, findBound, noteOnce } from '../oidc/provider-rows.ts';
import { type Proven, provenBy, type Way } from '../oidc/provider-way.ts';
import type { FreshProof } from '../proof.ts';
import type { ProviderIdentity, Returned } from '../provider.types.ts';
import * as rules from '../rules.ts';
import type { Caller } from '../shared.ts';
import { catchUniqueViolation } from '../unique-violation.ts';
import { takeFromWhoOpenedIt } from '../unproven-address.ts';
import { connect } from './connection.ts';
import { providerPaths } from './shared.ts';

type Transaction = Parameters<typeof completeSignIn>[1];
type Parts = { context: IdentityContext; provider: ProviderContext; caller: Caller };

/**
 * What becomes of somebody whom the service sends back. Their browser has to have begun that way, and each way ends once, whatever comes of
 * it: a code that was stolen, or is sent again, is of no use.
 */
export function comeBack(context: IdentityContext, provider: ProviderContext): ProviderIdentity['comeBack'] {
  return async (query, caller) => {
    const way = provider.ways.in(caller.headers);
    const answer = await toAnswer(async () => {
      await context.rateLimiter.take(['sign-in of a visitor', caller.visitor]);
      if (!way || query.get('state') !== way.state || !(await noteOnce(context.db, `way\0${way.state}`)))
        throw identityError(null, 'provider-expired');
      const proven = await asProblem(provider, () => prove(context, provider, way, query));
      return await ends[way.purpose]({ context, provider, caller }, proven, way);
    });
    return { way, answer: { ...answer, setCookies: [...answer.setCookies, provider.ways.clear()] } };
  };
}

async function prove({ origin }: IdentityContext, { find }: ProviderContext, way: Way, query: URLSearchParams): Promise<Proven> {
  const returned = new URL(origin + providerPaths.callback);
  returned.search = query.toString();
  return provenBy(await find(), way, returned);
}

const ends: Record<Way['purpose'], (parts: Parts, proven: Proven, way: Way) => Promise<Done<Returned>>> = {
  'sign-in': signIn,
  'sign-up': signIn,
  connect: connectBack,
  confirm: confirmBack,
};

/** What a sign-in at the service proves of a member. Its second factor counts for an account that the member connected. */
function proofOf({ config, sealIdToken }: ProviderContext, proven: Proven, { byAddress }: Pick<Bound, 'byAddress'>): FreshProof {
  const { subject, sid, idToken, isFresh, hasSecondFactor } = proven;
  const session = { issuer: config.issuer, subject, sid, sealedIdToken: sealIdToken(idToken) };
  return { by: 'provider', secondFactor: hasSecondFactor && !byAddress, isFresh, session };
}

/** Signs somebody in whose account there is connected; or connects it by its address; or asks for a username, for a new account. */
async function signIn(parts: Parts, proven: Proven): Promise<Done<Returned>> {
  const { context, provider } = parts;
  const { issuer } = provider.config;
  const bound = await findBound(context.db, issuer, proven.subject);
  if (bound)
    return await complete(parts, bound.userId, async (transaction) => {
      const still = await findBound(transaction, issuer, proven.subject);
      if (still?.userId !== bound.userId) throw identityError(null, 'provider-expired');
      return proofOf(provider, proven, still);
    });
  const told = await asProblem(provider, () => proven.address());
  const email = rules.email.safeParse(told?.email ?? '').data ?? null;
  const owner = email !== null && told?.isVerified ? await findByEmail(context.db, email) : null;
  if (owner) return await catchUniqueViolation(() => signInByAddress(parts, proven, owner));
  const { subject, sid, isFresh, hasSecondFactor } = proven;
  const sealedIdToken = provider.sealIdToken(proven.idToken);
  const isVerified = email !== null && told?.isVerified === true;
  const setCookies = [provider.signUps.set({ issuer, subject, sid, sealedIdToken, isFresh, hasSecondFactor, email, isVerified })];
  return { data: { kind: 'sign-up' }, setCookies };
}

/**
 * Connects the account to the one here that has its address, and signs in. Once: who has disconnected it, or connected another, says so
 * signed in. Where nobody has verified the address here, whoever opened the account keeps no way into it.
 */
function signInByAddress(parts: Parts, proven: Proven, owner: MemberRow): Promise<Done<Returned>> {
  const { context, provider, caller } = parts;
  return complete(parts, owner.id, async (transaction, row) => {
    if (row.locked_at) throw identityError(null, 'locked');
    if (row.email !== owner.email) throw identityError(null, 'provider-expired');
    if (!row.email_verified) await takeFromWhoOpenedIt(context, transaction, row, caller.visitor);
    else if (row.provider_connected_at !== null && !(await isLockedOut(provider, transaction, row)))
      throw identityError(null, 'provider-unmatched');
    await connect(context, provider, transaction, row, { subject: proven.subject, byAddress: true, visitor: caller.visitor });
    return proofOf(provider, proven, { byAddress: true });
  });
}

/** Whoever has disconnected the service, before it alone signed anybody in, has no way left to say so signed in. */
async function isLockedOut({ config }: ProviderContext, transaction: Transaction, { id }: MemberRow): Promise<boolean> {
  return config.localPasswords === 'off' && (await connectedAt(transaction, id, config.issuer)) === null;
}

/** Signs a member in by what a task finds out with their row locked. */
async function complete(
  { context, caller }: Parts,
  userId: string,
  prove: (transaction: Transaction, row: MemberRow) => Promise<FreshProof>,
): Promise<Done<Returned>> {
  const before = await currentSession(context, caller.headers);
  try {
    return await context.db.transaction().execute(async (transaction) => {
      const row = await memberForUpdate(transaction, userId);
      if (!row) throw identityError(null, 'provider-expired');
      const proof = await prove(transaction, row);
      const { data, setCookies = [] } = await completeSignIn(context, transaction, row, { caller, event: 'signed-in', before, proof });
      return { data: { kind: 'signed-in', signedIn: data } as const, setCookies };
    });
  } catch (error) {
    if (error instanceof IdentityError && error.problems[0].code === 'locked')
      await context.audit.log(context.db, 'sign-in-locked', userId, caller.visitor);
    throw error;
  }
}

/** Whoever went there, signed in, comes back so: the session of another member, or none, gets nothing of theirs. */
async function sameMember({ context, caller }: Parts, { member }: Way): Promise<CurrentSession> {
  const current = await currentSession(context, caller.headers);
  if (!current) throw identityError(null, 'not-signed-in');
  if (current.row.id !== member) throw identityError(null, 'provider-expired');
  return current;
}

async function connectBack(parts: Parts, proven: Proven, way: Way): Promise<Done<Returned>> {
  const { context, provider, caller } = parts;
  const current = await sameMember(parts, way);
  await catchUniqueViolation(() =>
    context.db.transaction().execute(async (transaction) => {
      const row = await signedInMemberForUpdate(transaction, current);
      // Set up since this began, it would have to be proven: what is connected may count as one.
      if (!current.proof.secondFactor && (await hasSecondFactor(context, transaction, row.id))) throw identityError(null, 'confirm-needed');
      const bound = await findBound(transaction, provider.config.issuer, proven.subject);
      if (bound && bound.userId !== row.id) throw identityError(null, 'provider-taken');
      if (!bound)
        await connect(context, provider, transaction, row, { subject: proven.subject, byAddress: false, visitor: caller.visitor });
    }),
  );
  return { data: { kind: 'connected' }, setCookies: current.setCookies };
}

/**
 * Only a sign-in of now confirms, of the account that is connected. Where it lacks the second factor that the member has here, the code is
 * asked for as after a sign-in: whoever has neither password nor passkey could confirm nothing.
 */
async function confirmBack(parts: Parts, proven: Proven, way: Way): Promise<Done<Returned>> {
  const { context, provider, caller } = parts;
  const current = await sameMember(parts, way);
  return await context.db.transaction().execute(async (transaction) => {
    const row = await signedInMemberForUpdate(transaction, current);
    const bound = await findBound(transaction, provider.config.issuer, proven.subject);
    if (bound?.userId !== current.row.id) throw identityError(null, 'provider-other');
    if (!proven.isFresh) throw identityError(null, 'provider-remembered');
    const proof = proofOf(provider, proven, bound);
    if (!proof.secondFactor && (await hasSecondFactor(context, transaction, row.id))) {
      const options = { caller, event: 'signed-in', before: current, proof } as const;
      const { data, setCookies = [] } = await completeSignIn(context, transaction, row, options);
      return { data: { kind: 'signed-in', signedIn: data }, setCookies: [...current.setCookies, ...setCookies] };
    }
    await confirmSession(context, transaction, current, proof, caller.visitor);
    return { data: { kind: 'confirmed' }, setCookies: current.setCookies };
  });
}
