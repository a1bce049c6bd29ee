import { createContext, type ReactNode, use } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { fileTypeOf, linkTypeOf } from '#services/content/model/shared.ts';
import { ownAddress } from './own-address.ts';

/** Where the site itself stands, `https://alba.example`; empty where nothing says it. */
export const OriginContext = createContext('');

/**
 * Every link of the site: one that begins with a hash, a slash or the site's own host is internal; any other opens in a
 * new tab and says so, and of a file says the type. The site's own files say that they are downloads.
 */
export function Anchor({
  href,
  children,
  className,
  hrefLang,
}: {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  hrefLang?: string | undefined;
}) {
  const t = useTranslate();
  const address = ownAddress(href, use(OriginContext));
  const shared = { href: address, className, hrefLang };
  const fileType = fileTypeOf(address);
  if (/^(mailto|tel):/.test(address)) return <a {...shared}>{children}</a>;
  switch (linkTypeOf(address)) {
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
          {fileType === undefined ? null : ` (${fileType})`}
          <span className="visually-hidden"> {t('link.opensNewTab')}</span>
        </a>
      );
  }
}
