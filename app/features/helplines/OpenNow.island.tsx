import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Hours } from '#config/organisation.ts';
import { Answering } from './Answering.tsx';
import { momentInWords, type Opening, openingAt } from './open-now.ts';

const messages = ['helplines.open', 'helplines.opens', 'helplines.someHours', 'helplines.here'] as const satisfies MessageId[];

type Props = { hours: readonly Hours[]; timeZone: string; isExample?: boolean };

/**
 * Says whether a helpline answers at this minute, in the reader's own time. The page itself, which is cached, cannot know. One that
 * nobody answers goes behind those that somebody does. Of hours that are an example it says only when they next begin: nobody answers.
 */
export default function OpenNow({ hours, timeZone, isExample = false }: Props) {
  const t = useTranslate(messages);
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => setOpening(isExample ? nextOpening(hours, timeZone) : openingAt(new Date(), hours, timeZone));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours, timeZone, isExample]);
  usePlace(place, isExample ? null : opening);
  return (
    <div ref={place}>
      {opening === null ? (
        <Answering state="unknown">{t('helplines.someHours')}</Answering>
      ) : opening.open ? (
        <Answering state="open">{t('helplines.open')}</Answering>
      ) : isExample ? (
        <Answering state="unknown">{t('helplines.here', momentInWords(opening.opensAt, locale))}</Answering>
      ) : (
        <Answering state="closed">{t('helplines.opens', momentInWords(opening.opensAt, locale))}</Answering>
      )}
    </div>
  );
}
OpenNow.messages = messages;

/** When hours begin that have not begun: those of a session are over in less than half a day. */
function nextOpening(hours: readonly Hours[], timeZone: string): Opening {
  const opening = openingAt(new Date(), hours, timeZone);
  return opening.open ? openingAt(new Date(Date.now() + 12 * 3_600_000), hours, timeZone) : opening;
}

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
