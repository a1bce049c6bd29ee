import { sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { JobFailed, type Run } from '#services/jobs/job-kind.ts';
import { untilStored } from '#services/jobs/until-stored.ts';
import { type Send, SendFailed } from '#services/mail/send.ts';
import { type NewsletterContext, oneClickPath, preferencesUrl } from './context.ts';
import type { Returned } from './links.ts';
import { personalised } from './render-issue.ts';
import { recordReturn } from './returns.ts';

/**
 * Sends an issue to one subscriber, once: what was sent is noted as soon as the mail server has taken it. Only a process that dies
 * between the two sends it again. Who left meanwhile gets nothing.
 */
export function sendIssue(context: NewsletterContext, send: Send): Run<Returned> {
  const { db, addresses, links, origin, from } = context;
  return async (delivery, { id, at, signal }) => {
    const { issue, subscriber } = delivery;
    const row = await find(context, delivery);
    if (!row) return;
    const note = (set: { sent_at: ReturnType<typeof sql<Date>> } | { skipped: true }) =>
      untilStored(() =>
        db.updateTable('newsletter_delivery').set(set).where('issue_id', '=', issue).where('subscriber_id', '=', subscriber).execute(),
      );
    if (row.state !== 'confirmed' || row.address === null) {
      await note({ skipped: true });
      return;
    }
    const token = links.preferencesToken(subscriber);
    const locale = z.enum(locales).parse(row.locale);
    const { subject, html, text } = personalised(row, { preferences: preferencesUrl(context, subscriber, locale) });
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
    const message = {
      ...{ id, at, from, subject, html, text },
      to: addresses.open(row.address_hash, row.address),
      returnsTo: links.returnAddress(delivery),
      list: { id: `newsletter.${domain}`, leave: `${origin}${oneClickPath}?token=${token}` },
    };
    try {
      await send.send(message, signal);
    } catch (error) {
      if (!(error instanceof SendFailed)) throw error;
      // What is refused for good is the address, or else the mail itself: that is ours to look at.
      const isAddress = error.isFinal && /^(EENVELOPE|EADDRESS)/.test(error.code);
      if (!isAddress) throw new JobFailed(error.code, error.isFinal, 'newsletter');
      await note({ skipped: true });
      await recordReturn(context, { ...delivery, kind: 'hard' });
      return;
    }
    await note({ sent_at: sql<Date>`statement_timestamp()` });
  };
}

/** The delivery as it stands now; undefined where it is done, or its issue is gone. */
function find({ db }: NewsletterContext, { issue, subscriber }: Returned) {
  return db
    .selectFrom('newsletter_delivery as delivery')
    .innerJoin('newsletter_subscriber as subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .innerJoin('newsletter_rendering as rendering', 'rendering.id', 'delivery.rendering_id')
    .select(['subscriber.state', 'subscriber.address', 'subscriber.address_hash'])
    .select(['rendering.locale', 'rendering.subject', 'rendering.html', 'rendering.text'])
    .where('delivery.issue_id', '=', issue)
    .where('delivery.subscriber_id', '=', subscriber)
    .where('delivery.sent_at', 'is', null)
    .where('delivery.skipped', '=', false)
    .executeTakeFirst();
}
