import { useEffect, useState } from 'react';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Hours } from '#config/organisation.ts';
import css from './OpenNow.module.css';
import { momentInWords, type Opening, openingAt } from './opening-hours.ts';

const messages = ['helplines.open', 'helplines.opens'] as const satisfies MessageId[];

/** Says whether a helpline answers at this minute, in the reader's own time. The page itself, which is cached, cannot know. */
export default function OpenNow({ hours, timeZone }: { hours: readonly Hours[]; timeZone: string }) {
  const t = useTranslate(messages);
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    const look = () => setOpening(openingAt(new Date(), hours, timeZone));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours, timeZone]);
  if (!opening) return <p className={css.state} />;
  if (opening.open) return <p className={`${css.state} ${css.open}`}>{t('helplines.open')}</p>;
  return <p className={css.state}>{t('helplines.opens', momentInWords(opening.opensAt, locale))}</p>;
}
OpenNow.messages = messages;
