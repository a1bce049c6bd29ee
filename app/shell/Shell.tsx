import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/I18n.tsx';
import { OriginContext } from '../ui/Anchor.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { LeaveQuickly } from './LeaveQuickly.tsx';
import type { Page } from './page.ts';
import css from './Shell.module.css';

type Props = {
  page: Page;
  /** False where both languages are on the page already. */
  offersLanguage?: boolean;
  children: ReactNode;
};

/** What stands around every page: skip link, the way out, header, breadcrumbs, the page itself, footer. */
export function Shell({ page, offersLanguage = true, children }: Props) {
  const t = useTranslate();
  return (
    <OriginContext value={page.origin}>
      <DocumentHead {...page} />
      <a className={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <LeaveQuickly />
      <Header page={page} />
      <Breadcrumbs page={page} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      {offersLanguage ? <LanguageOffer page={page} /> : null}
    </OriginContext>
  );
}
