import { EmergencyLine } from '#app/features/helplines/EmergencyLine.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { type Helpline, helplines } from '#config/organisation.ts';
import type { Route } from './+types/helplines-screen.ts';
import { HelplineCard } from './HelplineCard.tsx';
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
      <p className={css.emergency}>
        <EmergencyLine />
      </p>
      <ul className={css.list}>
        {dayAndNightFirst(helplines(locale)).map((helpline) => (
          <HelplineCard key={helpline.id} helpline={helpline} />
        ))}
      </ul>
    </Shell>
  );
}

/** Who answers at any hour comes first: what else is open now, only the reader's own clock tells (`OpenNow`). */
function dayAndNightFirst(all: readonly Helpline[]): Helpline[] {
  return all.toSorted((a, b) => Number(a.hours.length > 0) - Number(b.hours.length > 0));
}
