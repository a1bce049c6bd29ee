import { useEffect, useState } from 'react';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Hours } from '#config/organisation.ts';
import { momentInWords, openingAt } from './opening-hours.ts';
import css from './SessionHere.module.css';

const messages = ['helplines.here'] as const satisfies MessageId[];

/** When a session next begins by the reader's own clock, which the page itself, which is cached, cannot know. */
export default function SessionHere({ hours, timeZone }: { hours: readonly Hours[]; timeZone: string }) {
  const t = useTranslate(messages);
  const locale = useLocale();
  const [begins, setBegins] = useState<Date | null>(null);
  useEffect(() => setBegins(nextBegin(new Date(), hours, timeZone)), [hours, timeZone]);
  return <p className={css.here}>{begins === null ? null : t('helplines.here', momentInWords(begins, locale))}</p>;
}
SessionHere.messages = messages;

/** That of the session after, while one goes on: none is as long as half a day. */
function nextBegin(now: Date, hours: readonly Hours[], timeZone: string): Date | null {
  const opening = openingAt(now, hours, timeZone);
  if (!opening.open) return opening.opensAt;
  const next = openingAt(new Date(now.getTime() + 12 * 3_600_000), hours, timeZone);
  return next.open ? null : next.opensAt;
}
