import { sql } from 'kysely';
import { z } from 'zod';
import { recordKinds } from './record-kind.ts';
import type { Scope } from './store/record-store.ts';

export const flowIds = ['diagnosis', 'treatment', 'wizard'] as const;
/** A row of questions that a member is led through. */
export type FlowId = (typeof flowIds)[number];

/** Which draft: of a new record, or of one that is being changed. */
export type DraftOf = { flow: FlowId; recordId: string | null };

const contents = z.object({
  /** The fields that were answered, of each kind of record. */
  answers: z.partialRecord(z.enum(recordKinds), z.record(z.string(), z.unknown())),
  /** The first field of the question that the member came to last; null at the end. */
  at: z.string().nullable(),
});

/** What was begun and not saved yet. */
export type Draft = DraftOf & { id: string } & z.output<typeof contents>;

const boundTo = (memberId: string, id: string) => `member_draft/${memberId}/${id}`;

const rows = ({ transaction, memberId }: Pick<Scope, 'transaction' | 'memberId'>) =>
  transaction.selectFrom('member_draft').selectAll().where('member_id', '=', memberId);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function opened({ memberId, seal }: Pick<Scope, 'memberId' | 'seal'>, row: Row): Draft {
  const { answers, at } = contents.parse(JSON.parse(seal.decrypt(boundTo(memberId, row.id), row.sealed)));
  return { id: row.id, flow: z.enum(flowIds).parse(row.flow), recordId: row.record_id, answers, at };
}

/** The draft, where one was begun. */
export async function findDraft(scope: Scope, { flow, recordId }: DraftOf): Promise<Draft | null> {
  const row = await rows(scope).where('flow', '=', flow).where(sql<boolean>`record_id is not distinct from ${recordId}`).executeTakeFirst();
  return row ? opened(scope, row) : null;
}

export async function everyDraft(scope: Scope): Promise<Draft[]> {
  const found = await rows(scope).orderBy('updated_at').execute();
  return found.map((row) => opened(scope, row));
}

/** Keeps a draft in the place of the one before. The member has to be locked. */
export async function saveDraft({ transaction, memberId, seal }: Scope, { id, flow, recordId, answers, at }: Draft): Promise<void> {
  const sealed = seal.encrypt(boundTo(memberId, id), JSON.stringify({ answers, at } satisfies z.input<typeof contents>));
  await transaction
    .insertInto('member_draft')
    .values({ id, member_id: memberId, flow, record_id: recordId, sealed })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doUpdateSet({ sealed, updated_at: sql<Date>`statement_timestamp()` }))
    .execute();
}

/** Throws a draft away, if it is there. */
export async function discardDraft(
  { transaction, memberId }: Pick<Scope, 'transaction' | 'memberId'>,
  { flow, recordId }: DraftOf,
): Promise<void> {
  await transaction
    .deleteFrom('member_draft')
    .where('member_id', '=', memberId)
    .where('flow', '=', flow)
    .where(sql<boolean>`record_id is not distinct from ${recordId}`)
    .execute();
}
