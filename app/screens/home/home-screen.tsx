import { pathTo } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { type EventRow, eventRows } from '#app/content/events/EventList.tsx';
import type { Alba } from '#app/context.ts';
import { loadLinked } from '#app/entries/load-linked.ts';
import { type ForumTalk, forumTalk } from '#app/features/forum/forum.ts';
import { PersonaChooser } from '#app/features/persona-chooser/PersonaChooser.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { aboutOrganization } from '#app/structured-data/organization.ts';
import { jsonLd } from '#app/structured-data/thing.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { type WaysToGive as Giving, waysToGive } from '#services/content/library/ways-to-give.ts';
import type { Asset } from '#services/media/store.ts';
import type { Route } from './+types/home-screen.ts';
import { CallSomeone } from './CallSomeone.tsx';
import css from './home.module.css';
import { LatestNews } from './LatestNews.tsx';
import { PopularForums } from './PopularForums.tsx';
import { Questions } from './Questions.tsx';
import { loadQuestions, type Question } from './questions.ts';
import { Research } from './Research.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { type GivingWords, WaysToGive } from './WaysToGive.tsx';

/** What somebody needs on the first evening: pages that lead to all the others, so that none is more than three taps from here. */
const readFirst = ['about-product', 'types', 'treatment', 'treatment-side-effects', 'managing-life', 'screening-testing'];

/** At most, so that the end of the page is never far. */
const shownAtMost = { research: 3, news: 5, events: 4 };

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const { locale } = match;
  const { content } = alba;
  const messages = messagesFor(locale);
  const [start, questions, research, latest, events, giving, topics, [dawn]] = await Promise.all([
    content.teasers(readFirst, locale),
    loadQuestions(alba, locale),
    content.productNewsTeasers(locale, shownAtMost.research),
    content.latestNews(locale, shownAtMost.research + shownAtMost.news),
    content.upcomingEvents(locale, shownAtMost.events),
    waysToGive(content, locale),
    alba.forum.topics(locale),
    alba.media.assets(['dawn'], locale),
  ]);
  const inResearch = new Set(research.map(({ id }) => id));
  const news = latest.filter(({ id }) => !inResearch.has(id)).slice(0, shownAtMost.news);
  const cards = await loadCards(alba, [...start, ...research, ...news], locale);
  return {
    page: {
      ...screenPage(request, { title: String(messages['home.title']), description: String(messages['home.lead']) }, dawn),
      structuredData: [jsonLd(aboutOrganization(alba.origin))],
    },
    dawn,
    questions,
    start: cards.slice(0, start.length).map(lastingCard),
    research: cards.slice(start.length, start.length + research.length),
    news: cards.slice(start.length + research.length),
    talk: forumTalk(topics, locale),
    events: eventRows(events),
    giving: giving && (await givingWords(alba, giving)),
  };
});

async function givingWords(alba: Alba, { entry, text }: Giving): Promise<GivingWords | null> {
  if (text === null) return null;
  return { text, linked: await loadLinked(alba, { ...entry, sections: entry.sections.slice(0, 1) }) };
}

type Loaded = {
  page: Page;
  dawn: Asset | undefined;
  questions: Question[];
  start: CardProps[];
  research: CardProps[];
  news: CardProps[];
  talk: readonly ForumTalk[];
  events: EventRow[];
  giving: GivingWords | null;
};

/** For somebody an hour after a diagnosis: who they are, whom to call, what others ask, what to read; then what is new, and who else is there. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { page, dawn, questions, start, research, news, talk, events, giving } = loaderData.loaded;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Shell page={page}>
      <div className={css.dawn}>
        <div className={css.words}>
          <h1 className={css.title}>{page.title}</h1>
          <p className={css.lead}>{t('home.lead')}</p>
        </div>
        {dawn ? <Picture asset={dawn} sizes="100vw" className={css.picture} eager /> : null}
      </div>
      <PersonaChooser />
      <p className={css.privacy}>
        <a href={pathTo('policies.health-data', locale)}>{t('home.privacy')}</a>
      </p>
      <CallSomeone />
      <Questions questions={questions} />
      {start.length > 0 ? (
        <section>
          <h2>{t('home.start')}</h2>
          <CardGrid cards={start} />
        </section>
      ) : null}
      <Research cards={research} hasOtherNews={news.length > 0} />
      <div className={css.pair}>
        <LatestNews cards={news} />
        <PopularForums forums={talk} />
      </div>
      <UpcomingEvents events={events} />
      <WaysToGive words={giving} />
    </Shell>
  );
}
