import { useLocale } from '#app/i18n/I18n.tsx';
import { PhoneLink } from '#app/ui/PhoneLink.tsx';
import { helplines } from '#config/organisation.ts';
import css from './HelplineList.module.css';
import { OpeningHours } from './OpeningHours.tsx';

/** Who answers, at which number and when. */
export function HelplineList({ className = '' }: { className?: string | undefined }) {
  const locale = useLocale();
  return (
    <ul className={`${css.list} ${className}`}>
      {helplines(locale).map((helpline) => (
        <li key={helpline.id}>
          <PhoneLink {...helpline} className={css.phone} />
          <span className={css.name}>{helpline.name}</span>
          <span className={css.hours}>
            <OpeningHours helpline={helpline} />
          </span>
        </li>
      ))}
    </ul>
  );
}
