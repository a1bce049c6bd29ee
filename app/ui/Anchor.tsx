import type { ReactNode } from 'react';
import { linkTypeOf } from '#services/content/sections/link-type.ts';
import { useTranslate } from '../i18n/I18n.tsx';

/**
 * Every link of the site: one that begins with a hash, a slash or the site's own host is internal; any other opens in a
 * new tab and says so. Files say that they are downloads.
 */
export function Anchor({
  href,
  children,
  className,
  lang,
}: {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
}) {
  const t = useTranslate();
  const shared = { href, className, hrefLang: lang };
  if (/^(mailto|tel):/.test(href)) return <a {...shared}>{children}</a>;
  switch (linkTypeOf(href)) {
    case 'internal':
      return <a {...shared}>{children}</a>;
    case 'download':
      return (
        <a {...shared} download>
          {children} <span>{t('link.download')}</span>
        </a>
      );
    case 'external':
      return (
        <a {...shared} target="_blank" rel="noopener">
          {children}
          <span className="visually-hidden"> {t('link.opensNewTab')}</span>
        </a>
      );
  }
}
