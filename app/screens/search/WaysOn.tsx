import { hook } from '#app/browser/hook.ts';
import { countedLink } from '#app/features/search/hooks.ts';
import { TopicList } from '#app/features/topics/TopicList.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Ways } from './load-popular.ts';
import css from './WaysOn.module.css';

/** What others search for and read, and all topics. */
export function WaysOn({ searches, articles, topics }: Ways) {
  const t = useTranslate();
  return (
    <>
      <div className={css.pair}>
        {searches.length > 0 ? (
          <nav className={css.searches} aria-labelledby="popular-searches">
            <h2 id="popular-searches">{t('searchBox.popularSearches')}</h2>
            <ul className="plain-list">
              {searches.map(({ term, path }) => (
                <li key={term}>
                  <a href={path}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="M16 16l5 5M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z" />
                    </svg>
                    {term}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {articles.length > 0 ? (
          <nav className={css.articles} aria-labelledby="popular-articles">
            <h2 id="popular-articles">{t('searchBox.popularArticles')}</h2>
            <ul className="plain-list">
              {articles.map(({ id, title, path }) => (
                <li key={id}>
                  <a href={path} {...hook(countedLink, id)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {topics.length > 0 ? <TopicList title={t('results.topics')} topics={topics} withAll /> : null}
    </>
  );
}
