import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Hours } from '#config/organisation.ts';
import { Answering } from './Answering.tsx';
import { momentInWords, type Opening, openingAt } from './open-now.ts';

const messages = ['helplines.open', 'helplines.opens', 'helplines.someHours'] as const satisfies MessageId[];

/**
 * Says whether a helpline answers at this minute, in the reader's own time. The page itself, which is cached, cannot know. One that
 * nobody answers goes behind those that somebody does.
 */
export default function OpenNow({ hours, timeZone }: { hours: readonly Hours[]; timeZone: string }) {
  const t = useTranslate(messages);
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => setOpening(openingAt(new Date(), hours, timeZone));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours, timeZone]);
  usePlace(place, opening);
  return (
    <div ref={place}>
      {opening === null ? (
        <Answering state="unknown">{t('helplines.someHours')}</Answering>
      ) : opening.open ? (
        <Answering state="open">{t('helplines.open')}</Answering>
      ) : (
        <Answering state="closed">{t('helplines.opens', momentInWords(opening.opensAt, locale))}</Answering>
      )}
    </div>
  );
}
OpenNow.messages = messages;

/** Once, when the first is known: nothing moves while somebody reads, or stands on it. */
function usePlace(place: RefObject<HTMLElement | null>, opening: Opening | null): void {
  const isPlaced = useRef(false);
  useEffect(() => {
    if (opening === null || isPlaced.current) return;
    isPlaced.current = true;
    const item = place.current?.closest('li');
    if (!opening.open && item?.nextElementSibling && !item.contains(document.activeElement)) item.parentElement?.append(item);
  }, [place, opening]);
}
