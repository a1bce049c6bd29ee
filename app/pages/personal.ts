import { redirect } from 'react-router';
import { privateCache } from './document.ts';

/** What an answer carries that is somebody's: cookies, and that nobody keeps it. */
export function personal(setCookies: readonly string[] = [], more: Record<string, string> = {}): Headers {
  const headers = new Headers({ ...privateCache, ...more });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** After a form was answered: the page to show, which can then be loaded anew without sending the form again. */
export function goOn(path: string, setCookies: readonly string[]): Response {
  return redirect(path, { status: 303, headers: personal(setCookies) });
}
