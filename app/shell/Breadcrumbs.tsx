import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { StructuredData } from '#app/structured-data/StructuredData.tsx';
import { jsonLd } from '#app/structured-data/thing.ts';
import css from './Breadcrumbs.module.css';

/** The way here from home, for readers and, as data, for search engines. */
export function Breadcrumbs({ page }: { page: Page }) {
  const t = useTranslate();
  const { breadcrumbs, title } = page;
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className={css.breadcrumbs} aria-label={t('shell.breadcrumbs')}>
      <ol className="plain-list">
        {breadcrumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
      <StructuredData things={[jsonLd(breadcrumbList(page))]} />
    </nav>
  );
}
