import type { ReactNode } from 'react';
import { LanguageOffer } from '#app/features/language/LanguageOffer.tsx';
import { LeaveQuickly } from '#app/features/quick-exit/QuickExitBar.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { OriginContext } from '#app/ui/Anchor.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
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
