import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { readAudit } from './audit.ts';
import { everyDraft } from './drafts.ts';
import type { Seal } from './keys/member-keys.ts';
import { everySaved } from './saved/saved-rows.ts';
import { recordStores } from './store/record-stores.ts';

/** In a transaction of the member; the seal is null for one who told nothing. */
type Owner = { transaction: Kysely<DB>; memberId: string; seal: Seal | null };

type Exporter = (owner: Owner) => Promise<unknown>;

/** A table that tells of members. */
export type MemberTable = {
  table: keyof DB;
  /** What a member gets of it, or why that is nothing. */
  exported: Exporter | { nothing: string };
  /** Rows that go with the account do so by their foreign key; others stay, for a reason. */
  deleted: 'with the account' | { kept: string };
};

const records: Exporter = async ({ seal, ...owner }) => {
  if (!seal) return null;
  const scope = { ...owner, seal };
  const { profiles, diagnoses, treatments } = recordStores;
  return { profile: await profiles.one(scope), diagnoses: await diagnoses.list(scope), treatments: await treatments.list(scope) };
};

/** What was begun and not saved yet. */
const drafts: Exporter = async ({ seal, ...owner }) => (seal ? everyDraft({ ...owner, seal }) : null);

/** What was saved to read again. */
const saved: Exporter = async ({ seal, ...owner }) => (seal ? everySaved({ ...owner, seal }) : null);

const account: Exporter = ({ transaction, memberId }) =>
  transaction
    .selectFrom('identity_user')
    .select(['username', 'email', 'email_verified', 'first_name', 'last_name', 'phone_number', 'locale', 'created_at', 'updated_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();

const sessions: Exporter = ({ transaction, memberId }) =>
  transaction
    .selectFrom('identity_session')
    .select(['browser', 'system', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', memberId)
    .execute();

const everyLine = 1_000_000;
const log: Exporter = ({ transaction, memberId }) => readAudit(transaction, memberId, everyLine);

/**
 * Every table that tells of members, with who exports it and who deletes it: a table without a row here fails a test. What a member
 * takes along, and what is left of them, is made of this list.
 */
export const memberTables: readonly MemberTable[] = [
  { table: 'identity_user', exported: account, deleted: 'with the account' },
  { table: 'identity_session', exported: sessions, deleted: 'with the account' },
  { table: 'identity_account', exported: { nothing: 'it holds the hash of a password' }, deleted: 'with the account' },
  { table: 'identity_link', exported: { nothing: 'it holds hashes of links that mails lead to' }, deleted: 'with the account' },
  {
    table: 'identity_audit',
    exported: { nothing: 'its lines name nobody, but by a hash that only the site can make' },
    deleted: { kept: 'for 90 days, so that an attack can be understood; without the account nobody can tell whose a line was' },
  },
  { table: 'member_key', exported: { nothing: 'it holds the key that the records are sealed with' }, deleted: 'with the account' },
  { table: 'member_record', exported: records, deleted: 'with the account' },
  { table: 'member_draft', exported: drafts, deleted: 'with the account' },
  { table: 'member_saved', exported: saved, deleted: 'with the account' },
  { table: 'member_mailing', exported: { nothing: 'the profile has it' }, deleted: 'with the account' },
  {
    table: 'member_change',
    exported: { nothing: 'for a day it holds what was changed, which the records have' },
    deleted: 'with the account',
  },
  { table: 'member_audit', exported: log, deleted: 'with the account' },
];
