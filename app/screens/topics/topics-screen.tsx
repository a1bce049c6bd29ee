import type { LoaderFunctionArgs } from 'react-router';
import type { EntryTeaser } from '#services/content/store.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { publicCache, requestOf, screenPage } from '../load-page.ts';
import { TeaserList } from './TeaserList.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { locale } = request.match;
  const topics = await request.alba.content.ofType('topic', locale);
  return { page: screenPage(request, { description: String(messagesFor(locale)['topics.lead']) }), topics };
}

export const headers = () => publicCache;

export default function TopicsScreen({ loaderData: { page, topics } }: { loaderData: { page: Page; topics: EntryTeaser[] } }) {
  const t = useTranslate();
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p>{t('topics.lead')}</p>
      <TeaserList teasers={topics} level="h2" />
    </Shell>
  );
}
