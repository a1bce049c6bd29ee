import { useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './AboutEntry.module.css';
import { pubMedNumber } from './pubmed.ts';

/** What an entry rests on. `id` is another where two entries are on one page. */
export function Sources({ entry: { sources, locale }, id = 'sources' }: { entry: Entry; id?: string }) {
  const t = useTranslate();
  if (sources.length === 0) return null;
  return (
    <section className={css.about} id={id}>
      <h2>{t('entry.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url, language = locale }) => (
          <li key={url}>
            <Anchor href={url} hrefLang={language}>
              <span lang={language === locale ? undefined : language}>{title}</span>
            </Anchor>
            . {publisher}, {year}.{pubMed(url)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function pubMed(url: string): string {
  const number = pubMedNumber(url);
  return number ? ` PubMed ${number}.` : '';
}
