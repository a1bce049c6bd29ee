import { sql } from 'kysely';
import type { NewsletterContext } from './context.ts';
import { ended } from './subscription.ts';

/** What was sent to whom is kept for so many days: mails come back for a while, and nobody gets an issue twice. */
export const deliveryDays = 90;

/** Deletes what is not needed any more; by a schedule. */
export function forget(context: NewsletterContext) {
  const { db } = context;
  return async (): Promise<void> => {
    const isOver = sql<boolean>`state = 'pending' and link_expires_at < statement_timestamp()`;
    // Whoever had left, and never confirmed that they came back, has left.
    for (const former of ['left', 'bounced'] as const) {
      await db.updateTable('newsletter_subscriber').set(ended(former)).where(isOver).where('former_state', '=', former).execute();
    }
    await db.deleteFrom('newsletter_subscriber').where(isOver).execute();
    await sql`update newsletter_subscriber set link_hash = null, link_expires_at = null
      where state = 'confirmed' and link_expires_at < statement_timestamp() - interval '30 days'`.execute(db);
    await sql`delete from newsletter_delivery using newsletter_issue
      where issue_id = newsletter_issue.id and released_at < statement_timestamp() - make_interval(days => ${sql.lit(deliveryDays)})`.execute(
      db,
    );
    await sql`delete from newsletter_rendering where not exists (select from newsletter_delivery where rendering_id = newsletter_rendering.id)
      and exists (select from newsletter_issue where id = issue_id and released_at < statement_timestamp() - make_interval(days => ${sql.lit(deliveryDays)}))`.execute(
      db,
    );
    await reseal(context);
  };
}

/** After the secret was replaced: encrypts and hashes anew what was made with a former one, a thousand at a time. */
async function reseal({ db, addresses }: NewsletterContext): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('newsletter_subscriber')
      .select(['id', 'address', 'address_hash'])
      .where('id', '>', after)
      .where('address', 'is not', null)
      .orderBy('id')
      .limit(1_000)
      .execute();
    for (const { id, address: sealed, address_hash: hash } of rows) {
      after = id;
      const address = addresses.open(hash, sealed ?? '');
      const current = addresses.hash(address);
      if (current.equals(hash)) continue;
      await db
        .updateTable('newsletter_subscriber')
        .set({ address_hash: current, address: addresses.seal(current, address) })
        .where('id', '=', id)
        .where('address_hash', '=', hash)
        .execute();
    }
    if (rows.length < 1_000) return;
  }
}
