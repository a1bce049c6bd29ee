import type { LoaderFunctionArgs } from 'react-router';
import type { EntryTeaser } from '#services/content/store.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import { pathTo } from '../../paths.ts';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { publicCache, requestOf, screenPage } from '../load-page.ts';
import { TeaserList } from '../topics/TeaserList.tsx';
import css from './home.module.css';
import { PersonaChooser } from './PersonaChooser.tsx';

/** What somebody needs on the first evening. */
const readFirst = [
  'about-you-newly-diagnosed',
  'pathology-report',
  'treatment-chemotherapy',
  'treatment-hormonal-therapy',
  'signs-symptoms',
  'types',
];

export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { locale } = request.match;
  const messages = messagesFor(locale);
  return {
    page: screenPage(request, { title: String(messages['home.title']), description: String(messages['home.lead']) }),
    entries: await request.alba.content.teasers(readFirst, locale),
  };
}

export const headers = () => publicCache;

export default function HomeScreen({ loaderData: { page, entries } }: { loaderData: { page: Page; entries: EntryTeaser[] } }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Shell page={page}>
      <div className={css.dawn}>
        <h1 className={css.title}>{page.title}</h1>
        <p className={css.lead}>{t('home.lead')}</p>
        <p className={css.privacy}>
          <a href={pathTo('policies.health-data', locale)}>{t('home.privacy')}</a>
        </p>
      </div>
      <PersonaChooser />
      <h2>{t('home.start')}</h2>
      <TeaserList teasers={entries} level="h3" />
    </Shell>
  );
}
