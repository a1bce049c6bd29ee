import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { organisation } from '#config/organisation.ts';

/** The way out of the site: `enhance/leave.ts` makes it replace the page; without a script it is a link. */
export function LeaveLink({ className }: { className: string | undefined }) {
  const t = useTranslate();
  return (
    <a className={className} href={organisation.leaveTo[useLocale()]} rel="noreferrer nofollow" data-enhance="leave">
      {t('leave.leave')}
    </a>
  );
}
