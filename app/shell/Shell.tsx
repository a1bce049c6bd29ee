import { type ReactNode, use } from 'react';
import { allowsOutsideScripts } from '#app/addresses/paths.ts';
import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { hook } from '#app/browser/hook.ts';
import { AddressContext, AnalyticsContext } from '#app/document-context.ts';
import { analyticsFrames, openScreen } from '#app/features/consent/hooks.ts';
import { LanguageOffer } from '#app/features/language/LanguageOffer.tsx';
import { Saving } from '#app/features/saving/Saving.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { islandFailed } from '#app/islands/hooks.ts';
import type { Page } from '#app/pages/page.ts';
import { StructuredData } from '#app/structured-data/StructuredData.tsx';
import { OriginContext } from '#app/ui/Anchor.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import css from './Shell.module.css';

/** What stands around every page: skip link, header with the quick exit, breadcrumbs, the page itself, footer. */
export function Shell({ page, children }: { page: Page; children: ReactNode }) {
  const t = useTranslate();
  return (
    <OriginContext value={page.origin}>
      {page.preview ? <PreviewBar {...page.preview} /> : null}
      <DocumentHead {...page} />
      <a className={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header page={page} />
      {page.offersLanguage === false ? null : <LanguageOffer page={page} />}
      <Breadcrumbs page={page} />
      <WithMarks page={page}>
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </WithMarks>
      <OpenScreen page={page} />
      <Footer page={page} />
      {page.indexed && page.structuredData ? <StructuredData things={page.structuredData} /> : null}
      <p hidden role="alert" className="quiet" {...hook(islandFailed)}>
        {t('shell.partFailed')}
      </p>
    </OriginContext>
  );
}

/** Tells scripts that the page is on a screen where others may run, once a reader agreed. */
function OpenScreen({ page }: { page: Page }) {
  const screen = use(AddressContext)?.match?.screen;
  const frames = use(AnalyticsContext);
  if (screen === undefined || !page.indexed || !allowsOutsideScripts(screen)) return null;
  return <div hidden {...hook(openScreen, screen)} {...hook(analyticsFrames, frames)} />;
}

/** On a page for everybody, what it shows of entries can be saved, and leads back to it. */
function WithMarks({ page, children }: { page: Page; children: ReactNode }) {
  const path = page.alternates[page.locale];
  if (!page.indexed || path === undefined) return children;
  return (
    <Saving page={path} list={savedListPath(page.locale)}>
      {children}
    </Saving>
  );
}
