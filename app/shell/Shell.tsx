import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/I18n.tsx';
import { OriginContext } from '../ui/Anchor.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import type { Page } from './page.ts';
import css from './Shell.module.css';

/** What stands around every page: skip link, header, breadcrumbs, the page itself, footer. */
export function Shell({ page, children }: { page: Page; children: ReactNode }) {
  const t = useTranslate();
  return (
    <OriginContext value={page.origin}>
      <DocumentHead {...page} />
      <a className={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header page={page} />
      <Breadcrumbs page={page} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <LanguageOffer page={page} />
    </OriginContext>
  );
}
