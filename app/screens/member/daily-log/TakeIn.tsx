import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { daysHere, followDays, forgetTakenIn } from '#app/features/device-log/device-log.ts';
import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import type { Day } from '#services/members/daily/day/shared.ts';
import { dayInWords } from '#services/members/daily/shown/shared.ts';
import { dailyLogForms } from './daily-log-forms.ts';

const { takeIn } = dailyLogForms;

/** As much of the log as a form takes, in characters of JSON; a day has a third of it at most. */
const mostSent = 12_000;

/**
 * Offers to take in what this device kept without an account, where it kept something. It leaves the device only when the server has said
 * that it is stored: until then both have it, and it may be sent again. A day that is not over yet where the member lives waits.
 */
export function TakeIn({ today }: { today: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const kept = useSyncExternalStore(followDays, daysHere, nothing);
  const { done, wrong } = useFormsOfPage();
  const { key } = useLocation();
  const sent = useRef<readonly Day[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done a second time is told at another place of the history.
  useEffect(() => {
    if (done === takeIn.intent) forgetTakenIn(sent.current);
    if (done !== null || wrong) sent.current = [];
  }, [done, wrong, key]);
  const days = kept === 'unreadable' ? [] : kept.filter(({ day }) => day <= today);
  const portion = portionOf(days);
  const remember = () => {
    sent.current = portion;
  };
  const [last, first] = [days[0], days.at(-1)];
  const isDone = done === takeIn.intent;
  if (!isDone && (!first || !last)) return null;
  return (
    <Part id="from-device" title="dailyLog.takeIn" forms={[takeIn]}>
      <Problems of={takeIn} />
      {first && last ? (
        <>
          <p>
            {t('dailyLog.takeIn.text', {
              count: days.length,
              first: dayInWords(locale, first.day),
              last: dayInWords(locale, last.day),
            })}{' '}
            <a href={pathTo('daily-log', locale)}>{t('dailyLog.takeIn.look')}</a>
          </p>
          {portion.length < days.length ? <p>{t('dailyLog.takeIn.portion', { count: portion.length })}</p> : null}
          <div onSubmit={remember}>
            <Form of={takeIn} initial={{ days: JSON.stringify(portion) }} isQuiet />
          </div>
        </>
      ) : null}
    </Part>
  );
}

const none: readonly Day[] = [];
const nothing = () => none;

/** The newest days that fit into one form; the first does in any case. */
function portionOf(days: readonly Day[]): readonly Day[] {
  let length = 0;
  const end = days.findIndex((day) => {
    length += JSON.stringify(day).length + 1;
    return length > mostSent;
  });
  return end === -1 ? days : days.slice(0, Math.max(1, end));
}
