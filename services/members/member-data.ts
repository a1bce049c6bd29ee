import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { forgetPicture } from './avatars/avatar-rows.ts';
import { account, sessions, signIns } from './my-data/account-sheets.ts';
import { choices } from './my-data/choices-sheet.ts';
import { days } from './my-data/days-sheet.ts';
import { drafts } from './my-data/drafts-sheet.ts';
import { factor, factorRecovery } from './my-data/factor-sheets.ts';
import { forYou } from './my-data/for-you-sheet.ts';
import { items, reminderMail } from './my-data/items-sheet.ts';
import { log } from './my-data/log-sheet.ts';
import { picture } from './my-data/picture-sheet.ts';
import { records } from './my-data/record-sheets.ts';
import { saved } from './my-data/saved-sheet.ts';
import { shares } from './my-data/shares-sheet.ts';
import type { Exporter, Owner } from './my-data/sheet.ts';
import type { tableWords } from './my-data/tables.words.ts';
import { trialMail, trials } from './my-data/trials-sheet.ts';
/** A table that tells of members. */
export type MemberTable = {
  table: keyof typeof tableWords & keyof DB;
  /** What a member is shown and takes along of it, or why that is nothing. */
  exported: Exporter | { nothing: string };
  /** Rows that go with the account do so by their foreign key; others stay, for a reason. */
  deleted: 'with the account' | { kept: string };
  /** Asks for the deletion of what is no row, in the transaction that deletes the account, before the rows are gone. */
  forget?(owner: Pick<Owner, 'transaction' | 'memberId'>, jobs: JobSender): Promise<void>;
};

/**
 * Every table that tells of members, with who exports it and who deletes it: a table without a row here fails a test, a row without its
 * words (`tableWords`) does not compile. The page of my data, what a member takes along, and what is left of them, are made of this list.
 */
export const memberTables: readonly MemberTable[] = [
  { table: 'identity_user', exported: account, deleted: 'with the account' },
  { table: 'member_record', exported: records, deleted: 'with the account' },
  { table: 'member_draft', exported: drafts, deleted: 'with the account' },
  { table: 'member_saved', exported: saved, deleted: 'with the account' },
  { table: 'member_trial', exported: trials, deleted: 'with the account' },
  { table: 'member_trial_mail', exported: trialMail, deleted: 'with the account' },
  { table: 'member_day', exported: days, deleted: 'with the account' },
  { table: 'member_for_you', exported: forYou, deleted: 'with the account' },
  { table: 'member_item', exported: items, deleted: 'with the account' },
  { table: 'member_reminder_mail', exported: reminderMail, deleted: 'with the account' },
  { table: 'member_share', exported: shares, deleted: 'with the account' },
  { table: 'member_avatar', exported: picture, deleted: 'with the account', forget: forgetPicture },
  { table: 'member_mailing', exported: choices, deleted: 'with the account' },
  { table: 'identity_session', exported: sessions, deleted: 'with the account' },
  {
    table: 'identity_audit',
    exported: signIns,
    deleted: { kept: 'for 90 days, so that an attack can be understood; without the account nobody can tell whose a line was' },
  },
  { table: 'member_audit', exported: log, deleted: 'with the account' },
  { table: 'identity_account', exported: { nothing: 'it holds the hash of a password' }, deleted: 'with the account' },
  { table: 'identity_totp', exported: factor, deleted: 'with the account' },
  { table: 'identity_recovery_code', exported: { nothing: 'it holds hashes of codes' }, deleted: 'with the account' },
  { table: 'identity_factor_recovery', exported: factorRecovery, deleted: 'with the account' },
  { table: 'identity_link', exported: { nothing: 'it holds hashes of links that mails lead to' }, deleted: 'with the account' },
  { table: 'member_key', exported: { nothing: 'it holds the key that the records are sealed with' }, deleted: 'with the account' },
  {
    table: 'member_change',
    exported: { nothing: 'for a day it holds what was changed, which the records have' },
    deleted: 'with the account',
  },
];

/** Asks for the deletion of all that is no row of a member, in the transaction that deletes the account. */
export function forgetMember(jobs: JobSender) {
  return async (transaction: Kysely<DB>, memberId: string): Promise<void> => {
    for (const { forget } of memberTables) await forget?.({ transaction, memberId }, jobs);
  };
}
