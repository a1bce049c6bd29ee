import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { languageTags } from '#config/locale.ts';
import { speculationRulesPath } from './addresses/paths.ts';
import earlyScript from './browser/early.js?url&no-inline';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { albaContext } from './context.ts';
import { AddressContext, AnalyticsContext, EntryAssetsContext } from './document-context.ts';
import { I18nProvider } from './i18n/I18n.tsx';
import { messagesFor } from './i18n/messages.server.ts';
import { RenderIslandContext } from './islands/Island.tsx';
import { islandRenderer } from './islands/render.server.tsx';
import { documentHeadersContext } from './pages/document.ts';

/** Errors of loaders and actions. Not those of requests that were given up, nor the router's own answers to requests that are wrong. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) context.get(albaContext).onError(error);
};

/** Renders a whole page: a document with its islands, or an application page with a nonce for the router's scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { onError, address, analytics, providerOrigins: identityProvider } = context.get(albaContext);
  const { locale } = address;
  const application = address.kind === 'application';
  const nonce = application ? randomBytes(16).toString('base64') : undefined;
  for (const [name, value] of Object.entries(context.get(documentHeadersContext))) headers.set(name, value);
  // What came of a form is its sender's, on a page that is everybody's too.
  if (request.method === 'POST') headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', languageTags[locale]);
  if (nonce) {
    headers.set('Content-Security-Policy', contentSecurityPolicy('application', { nonce, identityProvider }));
    headers.set('Cache-Control', 'private, no-store');
  } else headers.set('Speculation-Rules', JSON.stringify(speculationRulesPath));
  const { module, imports } = entry.manifest.entry;
  const page = (
    <AddressContext value={address}>
      <AnalyticsContext value={analytics.length}>
        <EntryAssetsContext value={{ module, imports, refresh: entry.manifest.hmr?.runtime }}>
          <RenderIslandContext value={application ? null : islandRenderer(locale, onError)}>
            <I18nProvider locale={locale} messages={messagesFor(locale)}>
              <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
            </I18nProvider>
          </RenderIslandContext>
        </EntryAssetsContext>
      </AnalyticsContext>
    </AddressContext>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Else React moves large sections out behind inline scripts, which the policy of a document forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // Complete by now: a stream of it would only cost.
        const chunks: Buffer[] = [];
        const body = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(new Response(earlyFirst(Buffer.concat(chunks).toString()), { status, headers }));
            done();
          },
        });
        pipe(body);
      },
      // What throws outside a section takes the page with it: the router then renders the error page.
      onShellError: reject,
      onError,
    });
  });
}

/** React writes the title before all scripts; the one that may give the tab another name goes before it. */
function earlyFirst(html: string): string {
  const [script, charset] = [`<script src="${earlyScript}"></script>`, '<meta charSet="utf-8"/>'];
  return html.replace(script, '').replace(charset, charset + script);
}
