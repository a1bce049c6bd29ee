import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { CurrentSession } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Proof } from './proof.ts';
export async function requireConfirmed(_context: IdentityContext, _current: CurrentSession): Promise<void> {}
export async function confirmSession(_c: IdentityContext, _t: Kysely<DB>, _current: CurrentSession, _p: Proof): Promise<void> {}
