import type { LoaderFunctionArgs } from 'react-router';
import { notFound, requestOf } from '#app/pages/load-page.ts';

/** `/404`, `/500`, `/503` and `/error/{status}` answer with their status; the root's error boundary has the words. */
export function loader(args: LoaderFunctionArgs): never {
  const { screen, parameters } = requestOf(args).match;
  const asked = screen === 'error.other' ? (parameters.status ?? '') : screen.slice('error.'.length);
  throw /^[45]\d\d$/.test(asked) ? new Response(null, { status: Number(asked) }) : notFound();
}

export default function ErrorScreen() {
  return null;
}
