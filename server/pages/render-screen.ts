import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Address } from '#app/addresses/address.ts';
import { type Alba, albaContext, type DeliveredFile } from '#app/context.ts';
import { originsOf } from '#config/identity-provider.ts';
import { isUnavailable } from '#database/connection.ts';
import { forDevelopers } from '#server/http/for-developers.ts';
import { isForm } from '#server/http/methods.ts';
import { isOwnAct } from '#server/http/same-site.ts';
import { TurnedAway } from '#server/load/turned-away.ts';
import type { Services } from '#server/services.ts';
import type { MakePage } from './page.types.ts';

/** Renders the screen at an address by the router. @throws TurnedAway `away`, where the screen failed because the database is */
export function screenRenderer(services: Services, report: (error: unknown) => void): MakePage {
  const { environment, visitorOf } = services;
  const { origin, analytics, identityProvider } = environment;
  const isForDevelopers = forDevelopers(environment);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const alba = {
    content: services.screenContent,
    previews: services.previews,
    media: services.media,
    sharing: services.sharing,
    search: services.search,
    popularity: services.popularity,
    forum: services.forum,
    trials: services.trials,
    memberTrials: services.memberTrials,
    previewExpiry: services.previewExpiry,
    identity: services.identity,
    members: services.members,
    avatars: services.avatars,
    asking: services.asking,
    myData: services.myData,
    publicPages: services.publicPages,
    savedContent: services.savedContent,
    forYou: services.forYou,
    digests: services.digests,
    newsletter: services.newsletter,
    dailyLog: services.dailyLog,
    questions: services.questions,
    visits: services.visits,
    medicines: services.medicines,
    reminderMail: services.reminderMail,
    visitSummaries: services.visitSummaries,
    shares: services.shares,
    saveIntents: services.saveIntents,
    keptForms: services.keptForms,
    analytics,
    providerOrigins: identityProvider ? originsOf(identityProvider) : [],
    pageFeedback: services.pageFeedback,
    pageAlerts: services.pageAlerts,
    storyPictures: services.storyPictures,
    withdrawals: services.withdrawals,
    outreach: services.outreach,
    origin,
  } satisfies Partial<Alba>;

  return async ({ request, address, connection }) => {
    let away: unknown;
    let file: DeliveredFile | undefined;
    const context: Alba = {
      ...alba,
      address,
      showsWorkbench: isForDevelopers(request, connection),
      callerOf: ({ headers }) => ({ headers, visitor: visitorOf(connection), locale: address.locale }),
      isOwnAct: (headers) => isOwnAct(headers, origin),
      deliver: (made) => {
        file = made;
      },
      onError(error) {
        if (isUnavailable(error)) away ??= error;
        report(error);
      },
    };
    const response = await handle(routed(request, address, origin), new RouterContextProvider(new Map([[albaContext, context]])));
    if (away !== undefined && response.status === 500) throw new TurnedAway('away', { cause: away });
    return file ? delivered(file, response) : response;
  };
}

/** A file in the place of an answer, with its cookies. Its name is plain: it is ours. */
function delivered({ name, mediaType, body }: DeliveredFile, { headers: replaced }: Response): Response {
  const headers = new Headers({
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  for (const cookie of replaced.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(body, { headers });
}

/**
 * A request as the router gets it: at the site's own origin, whatever the host behind a proxy is called. A HEAD is a GET whose body is
 * not sent: its headers are those of the page.
 */
function routed(request: Request, { pathname, search }: Address, origin: string): Request {
  const { method, body } = request;
  const url = origin + pathname + search;
  const headers = new Headers(request.headers);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  if (!isForm(request)) return request; // a method that no screen has
  // Where it comes from was judged already. The router would judge it again, by less than a browser says.
  headers.set('Origin', origin);
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit); // lib.dom does not know `duplex`
}
