import { pathTo } from '#app/addresses/paths.ts';
import { daysHere, followDays, forgetTakenIn } from '#app/features/device-log/device-log.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { useTakeIn } from '#app/screens/member/use-take-in.ts';
import { dayInWords } from '#services/members/daily/shown/shared.ts';
import { dailyLogForms } from './daily-log-forms.ts';

const { takeIn } = dailyLogForms;
const days = { here: daysHere, follow: followDays, forget: forgetTakenIn };

/** Offers to take in the log that this device keeps without an account. A day that has not come yet where the member lives waits. */
export function TakeIn({ today }: { today: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { items, portion, isDone, remember } = useTakeIn(takeIn.intent, days, ({ day }) => day <= today);
  const [last, first] = [items[0], items.at(-1)];
  if (!isDone && (!first || !last)) return null;
  return (
    <Part id="from-device" title="dailyLog.takeIn" forms={[takeIn]}>
      <Problems of={takeIn} />
      {first && last ? (
        <>
          <p>
            {t('dailyLog.takeIn.text', {
              count: items.length,
              first: dayInWords(locale, first.day),
              last: dayInWords(locale, last.day),
            })}{' '}
            <a href={pathTo('daily-log', locale)}>{t('dailyLog.takeIn.look')}</a>
          </p>
          {portion.length < items.length ? <p>{t('dailyLog.takeIn.portion', { count: portion.length })}</p> : null}
          <div onSubmit={remember}>
            <Form of={takeIn} initial={{ days: JSON.stringify(portion) }} isQuiet />
          </div>
        </>
      ) : null}
    </Part>
  );
}
