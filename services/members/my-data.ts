import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { MemberAccess } from '#services/identity/as-member.ts';
import type { ExportAccess } from '#services/identity/export-access.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import { writeAudit } from './audit.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { sealOf } from './keys/member-keys.ts';
import { type MemberTable, memberTables } from './member-data.ts';
import { archiveOf, type MemberFile } from './my-data/archive.ts';
import { csvOf } from './my-data/csv/shared.ts';
import { daysOf, daysSheet } from './my-data/days-sheet.ts';
import type { Owner } from './my-data/sheet.ts';
import { type ShownTable, shownTables, type TableSheets } from './my-data/shown.ts';

type Parts = {
  identity: MemberAccess & ExportAccess;
  ring: KeyRing;
  /** What the audit log of accounts calls a member: by the site's secret, and by those that it was before. */
  accountHashesOf(memberId: string): readonly Buffer[];
  /** What a table names that lies in a store of its own, such as a picture: by the service that has the store. */
  files?: Partial<Record<MemberTable['table'], (owner: Owner) => Promise<readonly MemberFile[]>>>;
  now?: () => Date;
};

export type MyData = ReturnType<typeof myData>;

/** Of each kind of thing a page shows so many; all of them are in what a member takes along. */
const mostShown = 50;

/** Everything that is kept of a member, from the registry of tables (`memberTables`): to read on a page, and to take along. */
export function myData({ identity, ring, accountHashesOf, files = {}, now = () => new Date() }: Parts) {
  const ownerOf = async (transaction: Kysely<DB>, memberId: string): Promise<Owner> => ({
    ...{ transaction, memberId, seal: await sealOf(transaction, ring, memberId), accountHashes: accountHashesOf(memberId) },
  });
  /** With a line in the member's log, where there is anything to open. */
  const sheetsFor = async (owner: Owner, action: 'read' | 'exported'): Promise<TableSheets[]> => {
    if (owner.seal) await writeAudit(owner.seal, owner.transaction, owner.memberId, { actor: 'member', action, kind: 'all' });
    const tables: TableSheets[] = [];
    for (const { table, exported, deleted } of memberTables) {
      const sheets = typeof exported === 'function' ? await exported(owner) : null;
      tables.push({ table, sheets, stays: deleted !== 'with the account' });
    }
    return tables;
  };
  const filesOf = async (owner: Owner): Promise<MemberFile[]> => {
    const found: MemberFile[] = [];
    for (const filesIn of Object.values(files)) found.push(...(await filesIn(owner)));
    return found;
  };

  return {
    /** Every table with what it is for and until when it is kept, and the latest of what it says. */
    shown: (caller: Caller, locale: Locale): Promise<Answer<ShownTable[]>> =>
      identity.asMember(caller, async (transaction, { id }) => {
        const owner = await ownerOf(transaction, id);
        return shownTables(locale, await sheetsFor(owner, 'read'), mostShown);
      }),

    /** The daily log as CSV, which is of use by itself. */
    logAsCsv: (caller: Caller): Promise<Answer<string>> =>
      identity.asMember(caller, async (transaction, { id }) => {
        const owner = await ownerOf(transaction, id);
        if (owner.seal) await writeAudit(owner.seal, transaction, id, { actor: 'member', action: 'exported', kind: 'all' });
        return csvOf(daysSheet(await daysOf(owner)));
      }),

    /**
     * All of it in one zip, in a session that is confirmed. It is read in one transaction, with the member locked, so that two are made one after
     * the other; and written while it is sent.
     */
    export: (caller: Caller): Promise<Answer<ReadableStream<Uint8Array>>> =>
      identity.forExport(caller, async (transaction, { id }) => {
        const owner = await ownerOf(transaction, id);
        const tables = await sheetsFor(owner, 'exported');
        return archiveOf({ locale: caller.locale, at: now(), tables, files: await filesOf(owner) });
      }),
  };
}
