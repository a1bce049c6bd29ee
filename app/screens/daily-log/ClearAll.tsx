import { useEffect, useRef, useState } from 'react';
import { clearDays } from '#app/features/device-log/device-log.ts';
import { clearQuestions } from '#app/features/device-questions/device-questions.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './daily-log.module.css';
import { deviceLogMessages } from './messages.ts';

/** One button that clears what this page keeps, the log and the questions, after a plain question. */
export function ClearAll({ onCleared }: { onCleared(): void }) {
  const t = useTranslate(deviceLogMessages);
  const [isAsked, ask] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button ref={button} className={css.link} type="button" onClick={() => ask(true)}>
        {t('deviceLog.clear')}
      </button>
    );
  }
  const clear = () => {
    clearDays();
    clearQuestions();
    onCleared();
  };
  return (
    <div className={css.question}>
      <p ref={question} tabIndex={-1}>
        {t('deviceLog.clear.ask')}
      </p>
      <div className={css.buttons}>
        <span className={buttonClass()}>
          <button type="button" onClick={clear}>
            {t('deviceLog.clear.yes')}
          </button>
        </span>
        <span className={buttonClass('Secondary')}>
          <button type="button" onClick={() => ask(false)}>
            {t('deviceLog.clear.no')}
          </button>
        </span>
      </div>
    </div>
  );
}
