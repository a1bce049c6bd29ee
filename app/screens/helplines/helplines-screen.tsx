import { OpeningHours } from '#app/features/helplines/OpeningHours.tsx';
import OpenNow from '#app/features/helplines/OpenNow.island.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { document } from '#app/pages/document.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { PhoneLink } from '#app/ui/PhoneLink.tsx';
import { helplines } from '#config/organisation.ts';
import type { Route } from './+types/helplines-screen.ts';
import css from './helplines.module.css';

export const loader = document(async (request) => ({
  page: screenPage(request, { description: String(messagesFor(request.match.locale)['helplines.lead']) }),
}));

export default function HelplinesScreen({
  loaderData: {
    loaded: { page },
  },
}: Route.ComponentProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p className={css.lead}>{t('helplines.lead')}</p>
      <p>
        <strong>{t('helplines.emergency')}</strong>
      </p>
      <ul className={css.list}>
        {helplines(locale).map((helpline) => (
          <li key={helpline.id} className={css.item}>
            <h2 className={css.name}>{helpline.name}</h2>
            <PhoneLink {...helpline} className={css.phone} />
            <p>{helpline.about}</p>
            <p className={css.hours}>
              <OpeningHours helpline={helpline} />
            </p>
            {helpline.hours.length > 0 ? (
              <Island of={OpenNow} when="visible" props={{ timeZone: helpline.timeZone, hours: helpline.hours }} />
            ) : null}
            <p>
              <Anchor href={helpline.url}>{t('helplines.website')}</Anchor>
            </p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
