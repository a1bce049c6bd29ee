import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Definition } from './Definition.tsx';
import { cardId, cardTermId, cardTextId, termDefinition } from './hooks.ts';
import css from './WordsOnThisPage.module.css';

export type Term = { id: string; title: string; text: string; alsoCalled: readonly string[] };

/**
 * The terms of the glossary that a page links to, with what they mean: on paper, without a script, and as what
 * `definitions.enhance.ts` opens where a word stands, so that nothing has to be fetched.
 */
export function WordsOnThisPage({ terms }: { terms: readonly Term[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (terms.length === 0) return null;
  const sorted = [...terms].sort((a, b) => a.title.localeCompare(b.title, locale));
  return (
    <>
      <Disclosure className={css.words} summary={<h2 className={css.title}>{t('terms.onThisPage')}</h2>}>
        <dl className={css.list}>
          {sorted.map(({ id, title, text, alsoCalled }) => (
            <div key={id} {...hook(termDefinition, id)}>
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

/** What `definitions.enhance.ts` fills and shows beside a word. */
function DefinitionCard() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div id={cardId} className={css.card} role="dialog" aria-labelledby={cardTermId} aria-describedby={cardTextId} tabIndex={-1} hidden>
      <p id={cardTermId} className={css.term} />
      <div id={cardTextId} />
      <div className={css.foot}>
        {/* The script leads it to the page of the word. */}
        <a href={pathTo('glossary', locale)}>{t('terms.more')}</a>
        <button type="button">{t('terms.close')}</button>
      </div>
    </div>
  );
}
