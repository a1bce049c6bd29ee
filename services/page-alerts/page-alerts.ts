import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { EntryAddress } from '#services/content/library/store.ts';
import { addressSchema } from '#services/content/library/teaser.ts';
import { shown } from '#services/content/library/visibility.ts';
import { sealedLinks } from '#services/encryption/sealed-links.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import { quota, slowQuota } from '#services/outreach/define-outreach.ts';
import type { Sending, SendOutcome } from '#services/outreach/outreach.ts';
import { readTold, type Sent } from '#services/outreach/read-told.ts';
import type { Opened } from '#services/outreach/time-token.ts';
import { trapProblem } from '#services/outreach/trap-problem.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { sealedAddresses } from '#services/sealed-addresses/sealed-addresses.ts';
import { askedLetter } from './alert-letters.ts';
import type { AlertAddresses, AlertStep } from './alert-links.ts';
import { followFields, goneWords } from './follow-fields.ts';
import { followedPages } from './followed-pages.ts';
import { newestMatteringChange } from './mattering-changes.ts';
import { tellOfChanges } from './tell-of-changes.ts';

export type AlertParts = {
  db: Kysely<DB>;
  secret: string;
  formerSecrets: readonly string[];
  outbox: Outbox;
  limits: Pick<RateLimiter, 'take'>;
  addresses: AlertAddresses;
  /** What the time token of a form tells of when it was opened. */
  opened(token: string | undefined): Opened;
};

/** `address` is folded (`foldEmail`). */
type Asked = { entry: string; locale: Locale; address: string };

const localeOf = z.enum(locales);

export type PageAlerts = ReturnType<typeof pageAlerts>;

const minutes = 60_000;
/** Mails to one address that it may not have asked for; the same page twice may be a mail that went astray. */
const toAddress = { most: 4, everyMs: 60 * minutes };
/** For so many days a link to confirm works. What was not confirmed by then is deleted. */
export const confirmWithinDays = 7;

/**
 * Mails readers who want to know when a page changes. Whoever gave an address has to confirm it first, and a mail is sent in the
 * transaction that stores that it was: nobody is told of a change twice.
 */
export function pageAlerts(parts: AlertParts) {
  const { db, secret, formerSecrets, outbox, limits, addresses, opened } = parts;
  const links = sealedLinks<AlertStep>(secret, 'links of page alerts', formerSecrets);
  const sealed = sealedAddresses(secret, 'addresses of page alerts', formerSecrets);

  /** The page of an entry as its readers see it; null where none does. */
  const pageOf = async (transaction: Kysely<DB>, { entry, locale }: Pick<Asked, 'entry' | 'locale'>): Promise<EntryAddress | null> => {
    const { rows } = await sql`select id, locale, type, screen, slug, title from entry
      where id = ${entry} and locale = ${locale} and ${shown}`.execute(transaction);
    const page = rows[0] === undefined ? null : addressSchema.parse(rows[0]);
    return page && addresses.page(page) !== null ? page : null;
  };

  /** The alert of an address for a page: made, or as it is there already. */
  const alertOf = async (transaction: Kysely<DB>, { entry, locale, address }: Asked): Promise<string> => {
    const known = await transaction
      .updateTable('page_alert')
      .set({ asked_at: sql<Date>`statement_timestamp()` })
      .where('entry_id', '=', entry)
      .where('locale', '=', locale)
      .where('address_hash', 'in', sealed.hashes(address))
      .returning('id')
      .executeTakeFirst();
    if (known) return known.id;
    const hash = sealed.hash(address);
    const { id } = await transaction
      .insertInto('page_alert')
      .values({ id: randomUUID(), entry_id: entry, locale, address_hash: hash, address: sealed.seal(hash, address) })
      // Somebody pressed twice.
      .onConflict((conflict) => conflict.columns(['entry_id', 'locale', 'address_hash']).doUpdateSet({ locale }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  return {
    /** Sends a mail by which the address can be confirmed: the same, whether or not it follows the page already. */
    async ask(entry: string, sent: Sent, { visitor, locale, token, trap }: Sending): Promise<SendOutcome> {
      const { told, problems } = readTold({ fields: followFields }, sent, locale);
      const [first, ...rest] = problems;
      if (first) return { kind: 'wrong', problems: [first, ...rest] };
      if (trap) return { kind: 'wrong', problems: [trapProblem(locale)] };
      const address = told.email;
      if (address === null) throw new Error('a wish to be told has no address');
      const isInTime = opened(token) === 'in-time';
      const retryAfterMs =
        (visitor === ''
          ? 0
          : await limits.take(`alerts of a visitor${isInTime ? '' : ' slowly'}`, visitor, isInTime ? quota : slowQuota)) ||
        (await limits.take('alerts to an address', address, toAddress));
      if (retryAfterMs > 0) return { kind: 'too-many', retryAfterMs };
      return db.transaction().execute(async (transaction): Promise<SendOutcome> => {
        const page = await pageOf(transaction, { entry, locale });
        if (!page) return { kind: 'wrong', problems: [{ field: 'token', code: 'unknown', text: goneWords[locale] }] };
        const id = await alertOf(transaction, { entry, locale, address });
        const url = addresses.step('confirm', locale, links.tokenOf('confirm', id));
        await outbox.put(transaction, askedLetter({ to: address, locale, title: page.title }, { url, days: confirmWithinDays }));
        return { kind: 'stored', id };
      });
    },

    /** Which page the link of a mail is about; null where the link does not work any more. */
    async find(step: AlertStep, token: string): Promise<{ entry: string; locale: Locale } | null> {
      const id = links.idOf(step, token);
      if (id === null) return null;
      const row = await db.selectFrom('page_alert').select(['entry_id', 'locale']).where('id', '=', id).executeTakeFirst();
      return row ? { entry: row.entry_id, locale: localeOf.parse(row.locale) } : null;
    },

    /** Begins to tell: of changes that come from now on. Done as well where it was confirmed before. Gives whether the link works. */
    async confirm(token: string): Promise<boolean> {
      const id = links.idOf('confirm', token);
      if (id === null) return false;
      const confirmed = await sql`
        update page_alert as alert
        set confirmed_at = coalesce(confirmed_at, statement_timestamp()),
          told_through = case when confirmed_at is null then (
            select ${newestMatteringChange} from entry where entry.id = alert.entry_id and entry.locale = alert.locale
          ) else told_through end
        where alert.id = ${id} returning alert.id`.execute(db);
      return confirmed.rows.length > 0;
    },

    /** Deletes an alert, and with it the address. Done as well where that was done before. */
    async leave(token: string): Promise<void> {
      const id = links.idOf('leave', token);
      if (id !== null) await db.deleteFrom('page_alert').where('id', '=', id).execute();
    },

    /** Mails all who follow a page of a change that matters, and that they were not told of yet. */
    tell: (signal: AbortSignal): Promise<void> => tellOfChanges({ db, outbox, links, sealed, addresses }, signal),

    /** Deletes what was never confirmed. */
    async forget(): Promise<void> {
      await sql`delete from page_alert where confirmed_at is null
        and asked_at < statement_timestamp() - make_interval(days => ${confirmWithinDays})`.execute(db);
    },

    /** How many follow each page, the most first: without an address. */
    followed: () => followedPages(db),
  };
}
