import { pageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import type { Route } from './+types/error-screen.ts';

/** `/404`, `/500`, `/503` and `/error/{status}` answer with their status; the root's error boundary has the words. */
export function loader(args: Route.LoaderArgs): never {
  const { match, url } = pageRequest(args);
  const { screen, parameters } = match;
  const status = screen === 'error.other' ? (parameters.status ?? '') : screen.slice('error.'.length);
  // Of what is thrown, the boundary gets status and body.
  throw /^[45]\d\d$/.test(status) ? new Response(url.searchParams.get('reason'), { status: Number(status) }) : notFound();
}

export default function ErrorScreen() {
  return null;
}
