import type { LoaderFunctionArgs } from 'react-router';
import { helplines } from '#config/organisation.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import { Island } from '../../islands/Island.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { publicCache, requestOf, screenPage, unsent } from '../load-page.ts';
import css from './helplines.module.css';
import { openingHours } from './hours.ts';
import OpenNow from './OpenNow.island.tsx';

export function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  return unsent({ page: screenPage(request, { description: String(messagesFor(request.match.locale)['helplines.lead']) }) });
}

export const headers = () => publicCache;

export default function HelplinesScreen({ loaderData }: { loaderData: { loaded: { page: Page } } }) {
  const { page } = loaderData.loaded;
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
            <p className={css.hours}>{openingHours(helpline, t, locale)}</p>
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
