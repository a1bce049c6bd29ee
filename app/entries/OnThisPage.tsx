import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Heading } from './headings.ts';
import css from './OnThisPage.module.css';

/** The contents of a page: folded on a phone, beside the text where there is room. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  return (
    <nav className={css.contents} aria-label={t('shell.onThisPage')}>
      <details>
        <summary className="unfolds">{t('shell.onThisPage')}</summary>
        <ol className="plain-list">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
