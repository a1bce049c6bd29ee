import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { addressSchema } from '#services/content/library/teaser.ts';
import { shown } from '#services/content/library/visibility.ts';
import { changeFields } from '#services/content/model/entries/common-fields.ts';
import { DecryptionFailed } from '#services/encryption/encryption.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import type { Addresses } from '#services/sealed-addresses/sealed-addresses.ts';
import { changedLetter } from './alert-letters.ts';
import type { AlertAddresses, AlertLinks } from './alert-links.ts';
import { newestMatteringChange } from './mattering-changes.ts';

type Parts = { db: Kysely<DB>; outbox: Outbox; links: AlertLinks; sealed: Addresses; addresses: AlertAddresses };

/** Mails in one transaction: few enough to be done within a second. */
const batch = 100;

/** An alert that is due, with the page that has changed. */
const dueAlert = z.object({
  alert_id: z.string(),
  address: z.string(),
  address_hash: z.instanceof(Buffer),
  told_through: z.string().nullable(),
  fields: z.object(changeFields),
});

/** Mails everybody who is to be told, a batch after the other. Several processes may do so at once. */
export async function tellOfChanges(parts: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await tellSome(parts)) === batch);
}

/** Gives how many alerts were due. Their mails, and that they were told, are committed together. */
function tellSome(parts: Parts): Promise<number> {
  return parts.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ newest: string }>`
      select alert.id as alert_id, alert.address, alert.address_hash, alert.told_through, entry.id, entry.locale, entry.type, entry.screen, entry.slug,
        entry.title, entry.fields, ${newestMatteringChange} as newest
      from page_alert as alert join entry on entry.id = alert.entry_id and entry.locale = alert.locale
      where alert.confirmed_at is not null and ${shown}
        and ${newestMatteringChange} > coalesce(alert.told_through, '-infinity'::date)
      order by alert.id limit ${batch} for update of alert skip locked`.execute(transaction);
    for (const row of rows) {
      const isTold = await tell(parts, transaction, row);
      const { alert_id } = dueAlert.parse(row);
      if (isTold) await transaction.updateTable('page_alert').set({ told_through: row.newest }).where('id', '=', alert_id).execute();
      else await transaction.deleteFrom('page_alert').where('id', '=', alert_id).execute();
    }
    return rows.length;
  });
}

/** False where nobody can read the address any more: its `SECRET` is gone. */
async function tell({ outbox, links, sealed, addresses }: Parts, transaction: Kysely<DB>, row: unknown): Promise<boolean> {
  const alert = dueAlert.parse(row);
  const page = addressSchema.parse(row);
  const to = addressIn(alert, sealed);
  if (to === null) return false;
  const url = addresses.page(page);
  if (url === null) return true;
  const token = links.tokenOf('leave', alert.alert_id);
  const ways = { url, leave: addresses.step('leave', page.locale, token), oneClick: addresses.oneClick(token) };
  const changes = alert.fields.changes.filter(({ date, matters }) => matters && date > (alert.told_through ?? ''));
  await outbox.put(transaction, changedLetter({ to, locale: page.locale, title: page.title }, changes, ways));
  return true;
}

function addressIn({ address, address_hash }: z.output<typeof dueAlert>, sealed: Addresses): string | null {
  try {
    return sealed.open(address_hash, address);
  } catch (error) {
    if (error instanceof DecryptionFailed) return null;
    throw error;
  }
}
