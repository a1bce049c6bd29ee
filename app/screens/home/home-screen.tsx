import type { LoaderFunctionArgs } from 'react-router';
import type { Asset } from '#services/media/store.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '../../cards/card.ts';
import { loadCards } from '../../cards/load-cards.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import { pathTo } from '../../paths.ts';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { publicCache, requestOf, screenPage, unsent } from '../load-page.ts';
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
  const cards = await loadCards(request.alba, await request.alba.content.teasers(readFirst, locale), locale);
  const [dawn] = await request.alba.media.assets(['dawn'], locale);
  return unsent({
    page: screenPage(request, { title: String(messages['home.title']), description: String(messages['home.lead']) }),
    cards: cards.map(lastingCard),
    dawn,
  });
}

export const headers = () => publicCache;

type Loaded = { page: Page; cards: CardProps[]; dawn: Asset | undefined };

export default function HomeScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { page, cards, dawn } = loaderData.loaded;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Shell page={page}>
      <div className={css.dawn}>
        <div className={css.words}>
          <h1 className={css.title}>{page.title}</h1>
          <p className={css.lead}>{t('home.lead')}</p>
          <p className={css.privacy}>
            <a href={pathTo('policies.health-data', locale)}>{t('home.privacy')}</a>
          </p>
        </div>
        {dawn ? <Picture asset={dawn} sizes="(min-width: 1201px) 40vw, 100vw" className={css.picture} eager /> : null}
      </div>
      <PersonaChooser />
      <h2>{t('home.start')}</h2>
      <CardGrid cards={cards} />
    </Shell>
  );
}
