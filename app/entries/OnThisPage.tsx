import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { contentsList } from '#app/shell/hooks.ts';
import type { Heading } from './headings.ts';
import css from './OnThisPage.module.css';

/**
 * The contents of a page: folded on a phone, beside the text where there is room. The reading bar leads here, and with
 * `app/shell/contents.enhance.ts` shows them as a sheet.
 */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  return (
    <nav className={css.contents} aria-label={t('shell.onThisPage')} {...hook(contentsList)}>
      <details>
        <summary className="unfolds">{t('shell.onThisPage')}</summary>
        <ol id="contents" className="plain-list">
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
