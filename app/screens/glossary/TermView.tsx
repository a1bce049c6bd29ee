import { pathTo } from '#app/addresses/paths.ts';
import { Sections } from '#app/content/sections/Sections.tsx';
import { EntryContents } from '#app/entries/EntryContents.tsx';
import { Sources } from '#app/entries/EntrySources.tsx';
import { Neighbors } from '#app/entries/InThisSection.tsx';
import type { ReadableEntry } from '#app/entries/load-entry.ts';
import { translationOf } from '#app/entries/translation-of.ts';
import { Definition } from '#app/features/glossary/Definition.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { TermSurroundings } from './load-term.ts';
import css from './TermView.module.css';

/** What a word means, what else it is called, also in the other language, and where it is used. */
export function TermView({ page, entry, linked, uses, neighbors }: ReadableEntry & TermSurroundings) {
  const t = useTranslate();
  const locale = useLocale();
  const alsoCalled = alsoCalledOf(entry);
  return (
    <EntryContents page={page} linked={linked}>
      <article className={css.term}>
        <h1>{entry.title}</h1>
        <div className={css.definition}>
          <Definition text={entry.teaser} alsoCalled={alsoCalled} />
        </div>
        <InOtherLanguage entry={entry} />
        <Sections sections={entry.sections} />
        {uses.length > 0 ? (
          <section aria-labelledby="uses">
            <h2 id="uses">{t('glossary.uses')}</h2>
            <ul className={css.uses}>
              {uses.map(({ id, title, path }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Sources entry={entry} />
        <p className={css.all}>
          <a href={`${pathTo('glossary', locale)}#${entry.id}`}>{t('terms.all')}</a>
        </p>
        <Neighbors section={neighbors} />
      </article>
    </EntryContents>
  );
}

/** Who is told the word in one language may have to say it in the other. */
function InOtherLanguage({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const other = translationOf(entry);
  if (!other) return null;
  return (
    <p className={css.other}>
      {t('glossary.inOther')}{' '}
      <a href={other.path} hrefLang={other.locale} lang={languageTags[other.locale]}>
        {other.title}
      </a>
    </p>
  );
}

function alsoCalledOf(entry: Entry): readonly string[] {
  return entry.type === 'glossaryTerm' ? entry.fields.alsoCalled : [];
}
