import { use } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './WordsOnThisPage.module.css';

/**
 * The terms of the glossary that a page links to, with what they mean: on paper, without a script, and as what the script opens
 * where a word stands (`enhance/definitions.ts`), so that nothing has to be fetched.
 */
export function WordsOnThisPage() {
  const t = useTranslate();
  const locale = useLocale();
  const terms = Object.entries(use(LinkedEntriesContext)).flatMap(([id, { title, definition, locale: own }]) =>
    definition && own === locale ? [{ id, title, ...definition }] : [],
  );
  if (terms.length === 0) return null;
  terms.sort((a, b) => a.title.localeCompare(b.title, locale));
  return (
    <>
      <Disclosure className={css.words} summary={<h2 className={css.title}>{t('terms.onThisPage')}</h2>}>
        <dl className={css.list}>
          {terms.map(({ id, title, text, alsoCalled }) => (
            <div key={id} data-definition={id}>
              <dt>{title}</dt>
              <dd>
                <Definition text={text} alsoCalled={alsoCalled} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={pathTo('glossary', locale)}>{t('terms.all')}</a>
        </p>
      </Disclosure>
      <DefinitionCard />
    </>
  );
}

/** What a term means, and what else it is called. */
export function Definition({ text, alsoCalled = [] }: { text: string; alsoCalled?: readonly string[] | undefined }) {
  const t = useTranslate();
  return (
    <>
      <p>{text}</p>
      {alsoCalled.length > 0 ? <p className={css.also}>{t('terms.alsoCalled', { names: alsoCalled.join(', ') })}</p> : null}
    </>
  );
}

/** What the script fills and shows beside a word. */
function DefinitionCard() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div
      id="definition"
      className={css.card}
      role="dialog"
      aria-labelledby="definition-term"
      aria-describedby="definition-text"
      tabIndex={-1}
      hidden
    >
      <p id="definition-term" className={css.term} />
      <div id="definition-text" />
      <div className={css.foot}>
        <a href={pathTo('glossary', locale)}>{t('terms.all')}</a>
        <button type="button">{t('terms.close')}</button>
      </div>
    </div>
  );
}
