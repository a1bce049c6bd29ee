import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { languageTags } from '#config/locale.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/patterns.css';
import type { Route } from './+types/root.ts';
import { type Address, addressOf } from './addresses/address.ts';
import { isApplicationPath, manifestPaths } from './addresses/paths.ts';
import earlyScript from './browser/early.js?url&no-inline';
import { hook } from './browser/hook.ts';
import { applicationPage, personalPage } from './browser/page-hooks.ts';
import { albaContext } from './context.ts';
import { AddressContext, type EntryAssets, EntryAssetsContext } from './document-context.ts';
import { searchFormWords } from './features/search/search-form.words.ts';
import { I18nProvider, useLocale } from './i18n/I18n.tsx';
import { messagesOf } from './i18n/messages.server.ts';
import { shownWordsContext, shows } from './pages/shown-words.server.ts';
import { expectMember } from './screens/account/account-request.ts';
import { ErrorPage } from './screens/errors/ErrorPage.tsx';
import { isUnavailable } from './screens/errors/error-path.ts';
import { errorWords } from './screens/errors/errors.words.ts';
import { wordsOfShell } from './shell/shell-words.server.ts';

/** Members' screens are members'; and what stands on every page of an application, or takes its place. */
export const middleware = [expectMember, shows(...wordsOfShell, errorWords, searchFormWords)];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, kind } = context.get(albaContext).address;
  // A document is rendered on the server alone; an application needs the words that it shows in the browser too.
  return { messages: kind === 'application' ? messagesOf(locale, context.get(shownWordsContext)) : null };
}

/** Another application has other words. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** A router link that leaves the application is a full page load: documents have no router. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    const { pathname, search, hash } = new URL(request.url);
    if (!isApplicationPath(pathname)) throw redirectDocument(pathname + search + hash);
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const { locale, kind, isPersonal } = useAddress();
  const messages = useRouteLoaderData<typeof loader>('root')?.messages;
  const isApplication = kind === 'application';
  const entry = use(EntryAssetsContext);
  return (
    <html
      lang={languageTags[locale]}
      {...(isApplication ? hook(applicationPage) : {})}
      {...(isPersonal ? hook(personalPage) : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script src={earlyScript} />
        {/* An empty nonce, or React finds the one that the server put here missing in the browser. */}
        <Links nonce="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPaths[locale]} />
        {isApplication || !entry ? null : <DocumentScripts {...entry} />}
      </head>
      <body>
        {messages ? (
          <I18nProvider locale={locale} messages={messages}>
            {children}
          </I18nProvider>
        ) : (
          children
        )}
        {isApplication ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** The address that the server parsed; in the browser, where applications go from one to the next, that of the router. */
function useAddress(): Address {
  const { pathname, search } = useLocation();
  return use(AddressContext) ?? addressOf(pathname, search);
}

function DocumentScripts({ module, imports, refresh }: EntryAssets) {
  return (
    <>
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={path} />
      ))}
      {refresh ? <script type="module" src={refresh} /> : null}
      <script type="module" src={module} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = useLocale();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} locale={locale} />;
  return <ErrorPage status={error.status} reason={isUnavailable(error.data) ? error.data : null} locale={locale} />;
}

export default function Root() {
  return <Outlet />;
}
