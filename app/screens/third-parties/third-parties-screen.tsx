import { allowsOutsideScripts, hasParameters, pathTo, screenName } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import { DataTable } from '#app/ui/DataTable.tsx';
import { type ThirdParty, thirdParties } from '#config/third-parties.ts';
import type { Route } from './+types/third-parties-screen.ts';

/** The outside identity service, where there is one: members go to its own pages. */
type Service = { name: string; hosts: readonly string[] };

export const loader = document(async (request) => {
  const { analytics, identity, providerOrigins: hosts } = request.alba;
  const service: Service | null = identity.provider && { name: identity.provider.name, hosts };
  return { ...(await loadEntry(request)), parties: thirdParties(analytics), service };
});

/** The entry on other companies, with the table by which the site itself lets them in. */
export default function ThirdPartiesScreen({ loaderData: { loaded } }: Route.ComponentProps) {
  const { parties, service, ...shown } = loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<Parties parties={parties} service={service} />} />;
}

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');

function Parties({ parties, service }: { parties: readonly ThirdParty[]; service: Service | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const rows = parties.map(({ name, hosts, purpose, gets, category, runs }) => [
    name,
    hosts.map(hostOf).join(', '),
    purpose[locale],
    gets[locale],
    t(`parties.${category}`),
    t(`parties.${runs}`),
  ]);
  const open = screenIds.filter((screen) => !hasParameters(screen) && allowsOutsideScripts(screen));
  return (
    <section aria-labelledby="parties">
      <h2 id="parties">{t('parties.title')}</h2>
      <DataTable
        labelledBy="parties"
        headlines={[
          t('parties.who'),
          t('parties.hosts'),
          t('parties.purpose'),
          t('parties.gets'),
          t('parties.category'),
          t('parties.where'),
        ]}
        rows={rows}
      />
      {parties.some(({ category }) => category === 'analytics') ? null : <p>{t('parties.noAnalytics')}</p>}
      {service ? (
        <>
          <h3 id="service">{t('parties.service.title', { service: service.name })}</h3>
          <p>{t('parties.service', { service: service.name, hosts: service.hosts.map(hostOf).join(', ') })}</p>
        </>
      ) : null}
      <h3 id="open">{t('parties.open')}</h3>
      <ul>
        {open.map((screen) =>
          hasParameters(screen) ? null : (
            <li key={screen}>
              <a href={pathTo(screen, locale)}>{screenName(screen, locale)}</a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
