import type { Kysely } from 'kysely';
import { pathTo } from '#app/addresses/paths.ts';
import type { Environment } from '#config/environment.ts';
import type { DB } from '#database/types.ts';
import { type IdentityParts, identity } from '#services/identity/identity.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import { outbox } from '#services/mail/outbox.ts';

type Parts = { environment: Environment; secret: string; db: Kysely<DB> };

/** What identity is made of on this site: its mails go into the outbox, and their links lead to its screens. */
export function identityParts({ environment: { origin }, secret, db }: Parts): IdentityParts {
  return { db, secret, origin, outbox: outbox({ secret }), pathOf: pathTo };
}

/** Who somebody is, on this site. */
export function siteIdentity(parts: Parts): Identity {
  return identity(identityParts(parts));
}
