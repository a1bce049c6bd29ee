import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { encryption } from '#services/encryption/encryption.ts';
import { sealedAs } from '#services/outreach/outreach.ts';

const told = z.record(z.string(), z.unknown());

/** What is stored of what visitors sent, opened, the oldest first. */
export async function storedOutreach(db: Kysely<DB>, secret: string) {
  const sealing = encryption(secret, 'what visitors send');
  const rows = await db.selectFrom('outreach_submission').selectAll().orderBy('created_at').orderBy(sql`ctid`).execute();
  return rows.map(({ id, form, locale, status, reasons, desk, sealed }) => ({
    ...{ id, form, locale, status, reasons, desk },
    told: told.parse(JSON.parse(sealing.decrypt(sealedAs(id), sealed))),
  }));
}
