import type { LoaderFunctionArgs } from 'react-router';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '../../cards/card.ts';
import { loadCards } from '../../cards/load-cards.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { publicCache, requestOf, screenPage, unsent } from '../load-page.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { locale } = request.match;
  const cards = await loadCards(request.alba, await request.alba.content.ofType('topic', locale), locale);
  return unsent({
    page: screenPage(request, { description: String(messagesFor(locale)['topics.lead']) }),
    cards: cards.map(lastingCard),
  });
}

export const headers = () => publicCache;

export default function TopicsScreen({ loaderData }: { loaderData: { loaded: { page: Page; cards: CardProps[] } } }) {
  const { page, cards } = loaderData.loaded;
  const t = useTranslate();
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p>{t('topics.lead')}</p>
      <CardGrid cards={cards} level="h2" />
    </Shell>
  );
}
