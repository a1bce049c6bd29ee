import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
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
      <script type="application/ld+json">{JSON.stringify(breadcrumbList(page))}</script>
    </nav>
  );
}

/** https://schema.org/BreadcrumbList */
function breadcrumbList({ origin, locale, alternates, breadcrumbs, title }: Page) {
  const steps = [...breadcrumbs, { name: title, path: alternates[locale] }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? undefined : origin + path,
    })),
  };
}
