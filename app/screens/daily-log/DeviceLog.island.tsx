import { useState, useSyncExternalStore } from 'react';
import { daysHere, followDays } from '#app/features/device-log/device-log.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import type { DeviceLog as Asked } from '#services/members/daily/device-log.ts';
import { ClearAll } from './ClearAll.tsx';
import css from './daily-log.module.css';
import { deviceLogMessages } from './messages.ts';
import { OpenLog } from './OpenLog.tsx';

/**
 * A daily log that is kept on this device, and nowhere else. Until somebody begins one it is a button; where one is kept, it opens by
 * itself.
 */
export default function DeviceLog(asked: Asked) {
  const t = useTranslate(deviceLogMessages);
  const days = useSyncExternalStore(followDays, daysHere, notKnown);
  const [isBegun, begin] = useState(false);
  const [isCleared, clear] = useState(false);
  const onCleared = () => {
    begin(false);
    clear(true);
  };
  if (days === 'unreadable') {
    return (
      <div className={css.log}>
        <Notice>{t('deviceLog.unreadable')}</Notice>
        <ClearAll onCleared={onCleared} />
      </div>
    );
  }
  if (days !== null && (isBegun || days.length > 0)) return <OpenLog days={days} asked={asked} onCleared={onCleared} />;
  return (
    <div className={css.log}>
      {isCleared ? <Notice>{t('deviceLog.cleared')}</Notice> : null}
      <p>{t('deviceLog.here')}</p>
      <span className={`${buttonClass()} needs-script`}>
        <button type="button" onClick={() => begin(true)}>
          {t('deviceLog.begin')}
        </button>
      </span>
    </div>
  );
}
DeviceLog.messages = deviceLogMessages;

/** The page is everybody's. */
const notKnown = () => null;
