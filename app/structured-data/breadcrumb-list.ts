import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '#app/pages/page.ts';

/** https://schema.org/BreadcrumbList: the way to a page from home, and the page itself. */
export function breadcrumbList({ origin, locale, alternates, breadcrumbs, title }: Page): Exclude<BreadcrumbList, string> {
  const steps = [...breadcrumbs, { name: title, path: alternates[locale] }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: origin + path }),
    })),
  };
}
