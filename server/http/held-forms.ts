import type { MiddlewareHandler } from 'hono';
import type { Address } from '#app/addresses/address.ts';
import type { ScreenRow } from '#app/addresses/screen-row.ts';
import { rowOf } from '#app/addresses/screen-table.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { headOf, longestBodyOf } from '#server/load/uploads.ts';
import { wholeBody } from '#server/load/whole-body.ts';
import type { SiteEnv } from './site-env.ts';

/** What a page adds to a form by itself, which is made anew. */
const added = new Set(['intent', 'key', 'token', 'fax', 'step', 'to']);

/** Whether visitors send a form at an address. */
export function hasForm({ match }: Address): boolean {
  const row: ScreenRow | null = match ? rowOf(match.screen) : null;
  return row?.hasForm === true;
}

/**
 * Where a form of visitors could not be taken (too much is asked, the database is away, something failed), the page that says so holds all
 * that was typed: to be read, copied, and sent again. With a script the form itself stays.
 */
export function heldForms(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { address } = context.var;
    if (context.req.method !== 'POST' || !hasForm(address)) return next();
    const copy = context.req.raw.clone();
    await next();
    const { res } = context;
    // The other half of the body waits for this one.
    const letGo = () => void copy.body?.cancel().catch(() => {});
    if (![429, 500, 503].includes(res.status) || !res.headers.get('Content-Type')?.includes('html')) return letGo();
    const page = await res.clone().text();
    // The form was shown again, with what it held.
    if (page.includes('data-outreach=')) return letGo();
    const sent = await wholeBody(copy, longestBodyOf(headOf(copy)))
      .then((whole) => whole.formData())
      .catch(() => null);
    if (!sent) return;
    const held = formOf(
      new URLSearchParams([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
      address,
    );
    const headers = new Headers(res.headers);
    for (const name of ['Content-Length', 'ETag']) headers.delete(name);
    headers.set('Cache-Control', 'private, no-store');
    context.res = undefined;
    context.res = new Response(
      page.replace('</main>', () => `${held}</main>`),
      { status: res.status, headers },
    );
  };
}

function formOf(sent: URLSearchParams, { pathname, search, locale }: Address): string {
  const messages = messagesFor(locale);
  const say = (id: 'outreach.held' | 'outreach.held.text' | 'outreach.held.again' | 'outreach.held.wrote') => escaped(String(messages[id]));
  const hidden = [...sent].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const typed = [...sent].filter(([name, value]) => !added.has(name) && value !== '').map(([, value]) => value);
  return `<section class="box"><h2>${say('outreach.held')}</h2><p>${say('outreach.held.text')}</p>
<form method="post" action="${escaped(pathname + search)}">${hidden.join('')}<p><button type="submit">${say('outreach.held.again')}</button></p></form>
<h3>${say('outreach.held.wrote')}</h3><blockquote data-held>${typed.map((text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`).join('')}</blockquote></section>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
