import type { NewsletterContext } from './context.ts';
import type { Returned } from './links.ts';
import { ended } from './subscription.ts';

/** What comes back of a mail: for now, for good, or with the word that it is spam. Each weighs more than those before it. */
export const returnKinds = ['soft', 'hard', 'complaint'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** So many issues that come back for good end a subscription: one alone can be a mistake of a server. */
export const mostHardBounces = 2;

/** `known`: it was told before, or the subscription had ended. */
export type ReturnOutcome = 'counted' | 'ended' | 'known' | 'unknown';

/**
 * Notes what came back of an issue to a subscriber, once for each issue, however often it is told. A complaint ends the subscription,
 * and so do repeated hard bounces.
 */
export function recordReturn(
  { db }: NewsletterContext,
  { issue, subscriber, kind }: Returned & { kind: ReturnKind },
): Promise<ReturnOutcome> {
  return db.transaction().execute(async (transaction) => {
    const delivery = await transaction
      .selectFrom('newsletter_delivery')
      .select('returned')
      .where('issue_id', '=', issue)
      .where('subscriber_id', '=', subscriber)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) return 'unknown';
    // A mail may come back for now first, and for good when its server gives up; and a reader may complain of any.
    if (weightOf(kind) <= weightOf(delivery.returned)) return 'known';
    await transaction
      .updateTable('newsletter_delivery')
      .set({ returned: kind })
      .where('issue_id', '=', issue)
      .where('subscriber_id', '=', subscriber)
      .execute();
    if (kind === 'soft') return 'counted';
    const subscription = transaction.updateTable('newsletter_subscriber').where('id', '=', subscriber).where('state', '=', 'confirmed');
    if (kind === 'complaint') {
      const { numUpdatedRows } = await subscription.set(ended('complained')).executeTakeFirst();
      return numUpdatedRows > 0n ? 'ended' : 'known';
    }
    const row = await subscription
      .set((set) => ({ hard_bounces: set('hard_bounces', '+', 1) }))
      .returning('hard_bounces')
      .executeTakeFirst();
    if (!row) return 'known';
    if (row.hard_bounces < mostHardBounces) return 'counted';
    await subscription.set(ended('bounced')).execute();
    return 'ended';
  });
}

/** Nothing that came back yet weighs least. */
const weightOf = (kind: string | null) => returnKinds.map(String).indexOf(kind ?? '');

/** The same by the address that the mail returned to. */
export function returned(context: NewsletterContext) {
  return async (address: string, kind: ReturnKind): Promise<ReturnOutcome> => {
    const delivery = context.links.returnedTo(address);
    return delivery === null ? 'unknown' : recordReturn(context, { ...delivery, kind });
  };
}
