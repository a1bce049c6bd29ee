import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Encryption } from '#services/encryption/encryption.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { type OutreachFields, type OutreachForm, quota, slowQuota, type Told } from './define-outreach.ts';
import type { FieldValue } from './fields.ts';
import { acknowledgement, staffMail } from './letters.ts';
import { type FieldProblem, readTold, type Sent } from './read-told.ts';
import { type Reason, recognisable, strikingIn } from './suspicion.ts';
import { timeTokens } from './time-token.ts';

/** How a form was sent, besides what was told in it. */
export type Sending = {
  visitor: string;
  locale: Locale;
  /** Made by the page, so that two who tell the same are two; without it the visitor and the hour stand in. */
  key?: string | undefined;
  token?: string | undefined;
  /** What stands in the field that people leave empty. */
  trap?: string | undefined;
};

export type SendOutcome =
  | { kind: 'stored'; id: string }
  | { kind: 'wrong'; problems: readonly [FieldProblem, ...FieldProblem[]] }
  | { kind: 'too-many'; retryAfterMs: number };

type Parts = {
  db: Kysely<DB>;
  secret: string;
  /** Seals what was told. */
  sealing: Encryption;
  limits: Pick<RateLimiter, 'take' | 'refund'>;
  outbox: Outbox;
  /** Stores what belongs to a submission besides its row, in the same transaction. */
  alongside(transaction: Kysely<DB>, stored: StoredSubmission): Promise<void>;
  /** Where the button of a mail leads to by which a submission is taken back. */
  withdrawUrl(id: string, locale: Locale): string;
  now?: () => number;
};

/** A submission that was just stored, with what was told in it. */
export type StoredSubmission = { id: string; form: string; told: Readonly<Record<string, FieldValue>> };

export type Outreach = ReturnType<typeof outreach>;

/** For what the seal of a submission is bound to. */
export const sealedAs = (id: string) => `outreach_submission/${id}`;

const hour = 3_600_000;
/** So often one address is told that something arrived, however often it is typed. */
const mailsToOne = { most: 5, everyMs: 4 * hour };
/** So often a desk is told of what waits for review: a robot fills no mailbox. */
const mailsOfReview = { most: 20, everyMs: hour / 6 };
/** A text that came so often within a day comes from a machine. */
const timesBefore = 2;

/** Takes what visitors send: stored first, with its mails in the same transaction. */
export function outreach({ db, secret, sealing, limits, outbox, alongside, withdrawUrl, now = () => Date.now() }: Parts) {
  const tokens = timeTokens(secret, now);
  const marked = (purpose: string, text: string) => createHmac('sha256', secret).update(`outreach ${purpose}\0${text}`).digest();

  /** The ids that the same submission has: the first is that of one sent now. Sent without a key it may have begun in the hour before. */
  const idsOf = (form: string, told: object, { key, visitor, locale }: Sending): [string, ...string[]] => {
    const id = (sender: string) => uuidOf(marked('id', JSON.stringify([form, locale, sender, told])));
    if (key) return [id(`key ${key}`)];
    const at = Math.floor(now() / hour);
    return [id(`visitor ${visitor} ${at}`), id(`visitor ${visitor} ${at - 1}`)];
  };

  const isStored = async (ids: readonly string[]) => {
    const query = db.selectFrom('outreach_submission').select('id').where('id', 'in', ids);
    return (await query.executeTakeFirst())?.id ?? null;
  };

  const cameBefore = async (transaction: Kysely<DB>, fingerprint: string | null) => {
    if (fingerprint === null) return false;
    const { count } = await transaction
      .selectFrom('outreach_submission')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('fingerprint', '=', fingerprint)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    return Number(count) >= timesBefore;
  };

  const store = async <Fields extends OutreachFields>(
    form: OutreachForm<Fields>,
    told: Told<Fields>,
    id: string,
    sending: Sending,
    reasons: Reason[],
  ) => {
    const texts = textsIn(told);
    const known = recognisable(texts);
    const fingerprint = known === null ? null : marked('fingerprint', `${form.id}\0${known}`).toString('base64url');
    const { locale } = sending;
    const mayAcknowledge = await mayTell(form.acknowledge?.to(told) ?? null);
    const mayTellDesk = reasons.length === 0 || (await limits.take('outreach review', form.desk(told), mailsOfReview)) === 0;
    await db.transaction().execute(async (transaction) => {
      const all = (await cameBefore(transaction, fingerprint)) ? [...reasons, 'sent-before' as const] : reasons;
      const made = await transaction
        .insertInto('outreach_submission')
        .values({
          ...{ id, form: form.id, desk: form.desk(told), locale, fingerprint, reasons: all },
          sealed: sealing.encrypt(sealedAs(id), JSON.stringify(told)),
          status: all.length > 0 ? 'in-review' : 'new',
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      // Somebody pressed twice: the other one is being stored, or was.
      if (!made) return;
      await alongside(transaction, { id, form: form.id, told });
      const stored = { id, locale, reasons: all };
      if (mayTellDesk) await outbox.put(transaction, staffMail(form, told, stored));
      const answer = mayAcknowledge ? acknowledgement(form, told, stored, withdrawUrl) : null;
      if (answer) await outbox.put(transaction, answer);
    });
  };

  const mayTell = async (address: string | null) => address !== null && (await limits.take('outreach mail', address, mailsToOne)) === 0;

  return {
    /** A token that says when a form began to be filled in. */
    token: tokens.issue,

    /**
     * Reads, counts and stores what was sent. The same, sent again, is stored once, and answered as the first. Whatever is suspicious is
     * stored too, and waits for a person to look at it.
     */
    async send<Fields extends OutreachFields>(form: OutreachForm<Fields>, sent: Sent, sending: Sending): Promise<SendOutcome> {
      const { told, problems } = readTold(form, sent, sending.locale);
      const [first, ...rest] = problems;
      if (first) return { kind: 'wrong', problems: [first, ...rest] };
      const ids = idsOf(form.id, told, sending);
      const before = await isStored(ids);
      if (before !== null) return { kind: 'stored', id: before };
      const opened = tokens.check(sending.token);
      const limit = opened === 'in-time' || opened === 'too-fast' ? (form.quota ?? quota) : slowQuota;
      const counted = `outreach ${form.id}${limit === slowQuota ? ' slowly' : ''}`;
      const retryAfterMs = sending.visitor === '' ? 0 : await limits.take(counted, sending.visitor, limit);
      if (retryAfterMs > 0) return { kind: 'too-many', retryAfterMs };
      const reasons: Reason[] = [
        ...(opened === 'in-time' ? [] : [opened]),
        ...(sending.trap ? ['trap' as const] : []),
        ...strikingIn(textsIn(told)),
      ];
      try {
        await store(form, told, ids[0], sending, reasons);
      } catch (error) {
        // It was not taken, so it does not count; the database may be gone altogether.
        await limits.refund(counted, sending.visitor, limit).catch(() => {});
        throw error;
      }
      return { kind: 'stored', id: ids[0] };
    },
  };
}

/** All that was written in words. */
function textsIn(told: Readonly<Record<string, FieldValue>>): string[] {
  return Object.values(told).filter((value) => typeof value === 'string');
}

/** The first 16 bytes of a hash as a UUID of version 8, which may be made as one likes. */
function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
