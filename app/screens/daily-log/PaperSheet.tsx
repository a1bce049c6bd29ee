import { useTranslate } from '#app/i18n/I18n.tsx';
import type { DeviceLog } from '#services/members/daily/device-log.ts';
import css from './daily-log.module.css';

const days = [1, 2, 3, 4, 5, 6, 7];

/** An empty sheet for a week, on paper alone. */
export function PaperSheet({ asked: { labels, symptoms } }: { asked: DeviceLog }) {
  const t = useTranslate();
  const scales = [labels.mood, labels.pain, ...symptoms.map(({ label }) => label)];
  const others = [labels.temperature, labels.sleep, labels.weight, labels.otherMedicines, labels.notes];
  return (
    <table className={css.paper}>
      <caption>{t('deviceLog.paper')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dailyLog.day')}</th>
          {days.map((day) => (
            <td key={day} />
          ))}
        </tr>
      </thead>
      <tbody>
        {[...scales, t('dailyLog.more'), ...others].map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {days.map((day) => (
              <td key={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
