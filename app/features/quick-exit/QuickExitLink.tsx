import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { organisation } from '#config/organisation.ts';
import { exitLink } from './hooks.ts';

/** The quick exit: `quick-exit.enhance.ts` makes it replace the page; without a script it is a link. */
export function QuickExitLink({ className }: { className: string | undefined }) {
  const t = useTranslate();
  return (
    <a className={className} href={organisation.leaveTo[useLocale()]} rel="noreferrer nofollow" {...hook(exitLink)}>
      {t('quickExit.exit')}
    </a>
  );
}
