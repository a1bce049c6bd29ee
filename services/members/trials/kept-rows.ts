import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from '#services/members/store/record-store.ts';
import {
  biomarkers,
  distances,
  earlierTreatments,
  mostSavedSearches,
  mostSavedTrials,
  phases,
  settings,
  sortOrders,
  subtypes,
  treatmentKinds,
} from '#services/trials/shared.ts';
import { nctIdSchema } from '#services/trials/study.ts';

export const keptSearchSchema = z.object({
  zip: z.string().regex(/^\d{5}$/),
  distance: z.enum(distances),
  phase: z.enum(phases).nullable(),
  subtype: z.enum(subtypes).nullable(),
  setting: z.enum(settings).nullable(),
  kind: z.enum(treatmentKinds).nullable(),
  biomarkers: z.array(z.enum(biomarkers)),
  earlier: z.array(z.enum(earlierTreatments)),
  hasBrainMetastases: z.boolean(),
  sort: z.enum(sortOrders),
  from: z.literal(0),
});

/** What is sealed. `seen`: the last change that the member was shown. */
const keptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial'), nctId: nctIdSchema, title: z.string(), seen: z.number() }),
  z.object({ kind: z.literal('search'), search: keptSearchSchema, seen: z.number() }),
]);
export type Kept = z.output<typeof keptSchema>;
export type KeptRow = Kept & { id: string; savedAt: Date };

/** Every row is as long as any other: its length would tell a trial from a search. */
const sealedBytes = 3 * 1_024;
const boundTo = (memberId: string, id: string) => `member_trial/${memberId}/${id}`;
const markOf = (kept: Kept) => (kept.kind === 'trial' ? kept.nctId : JSON.stringify(kept.search));

function sealedOf({ memberId, seal }: Scope, id: string, kept: Kept): string {
  const text = JSON.stringify(kept);
  return seal.encrypt(boundTo(memberId, id), text + ' '.repeat(Math.max(0, sealedBytes - Buffer.byteLength(text))));
}

/** All that a member keeps, the newest first. */
export async function everyKept({ transaction, memberId, seal }: Scope): Promise<KeptRow[]> {
  const rows = await transaction
    .selectFrom('member_trial')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, sealed, saved_at: savedAt }) => ({
    ...keptSchema.parse(JSON.parse(seal.decrypt(boundTo(memberId, id), sealed))),
    id,
    savedAt,
  }));
}

/** Keeps something; what is kept already stays as it is. The member has to be locked. */
export async function keep(scope: Scope, kept: Kept): Promise<'kept' | 'full'> {
  const { transaction, memberId, seal } = scope;
  const most = { trial: mostSavedTrials, search: mostSavedSearches }[kept.kind];
  const all = await everyKept(scope);
  if (all.some((each) => markOf(each) === markOf(kept))) return 'kept';
  if (all.filter(({ kind }) => kind === kept.kind).length >= most) return 'full';
  const id = randomUUID();
  await transaction
    .insertInto('member_trial')
    .values({ id, member_id: memberId, mark: seal.mark(`trial ${markOf(kept)}`), sealed: sealedOf(scope, id, kept) })
    .execute();
  return 'kept';
}

/** Writes that everything up to a change was shown. The member has to be locked. */
export async function markSeen(scope: Scope, through: number): Promise<void> {
  for (const { id, savedAt: _, ...kept } of await everyKept(scope)) {
    if (kept.seen >= through) continue;
    await scope.transaction
      .updateTable('member_trial')
      .set({ sealed: sealedOf(scope, id, { ...kept, seen: through }) })
      .where('member_id', '=', scope.memberId)
      .where('id', '=', id)
      .execute();
  }
}
