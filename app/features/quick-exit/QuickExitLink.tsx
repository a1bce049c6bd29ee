import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { organisation } from '#config/organisation.ts';
import { exitLink } from './hooks.ts';

type Props = {
  className: string | undefined;
  /** One word is seen, and the whole is heard. */
  isShort?: boolean;
};

/** The quick exit: `quick-exit.enhance.ts` makes it replace the page; without a script it is a link. */
export function QuickExitLink({ className, isShort }: Props) {
  const t = useTranslate();
  const whole = t('quickExit.exit');
  return (
    <a
      className={className}
      href={organisation.leaveTo[useLocale()]}
      rel="noreferrer nofollow"
      aria-label={isShort ? whole : undefined}
      {...hook(exitLink)}
    >
      {isShort ? t('quickExit.short') : whole}
    </a>
  );
}
