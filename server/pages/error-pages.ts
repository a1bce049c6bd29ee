import { addressOfUrl } from '#app/addresses/address.ts';
import { errorPath } from '#app/screens/errors/error-path.ts';
import type { Locale } from '#config/locale.ts';
import { bestEncoding, type Encoding } from '#server/http/content-encoding.ts';
import { compressed } from '#server/page-cache/page.ts';
import type { MakePage } from './page.types.ts';

type Page = { bodies: Record<Encoding, Buffer>; headers: [string, string][] };
/** `acceptEncoding` is what who asks can read; without it the page is sent as it is. */
type How = { reason?: string | null; headers?: Record<string, string>; acceptEncoding?: string | undefined };

export type ErrorPage = (status: number, locale: Locale, how?: How) => Promise<Response>;

/** The pages of errors. They never change, so each is rendered and compressed once: where too much is asked, a refusal costs next to nothing. */
export function errorPages(origin: string, render: MakePage): ErrorPage {
  const pages = new Map<string, Promise<Page>>();

  const make = async (path: string): Promise<Page> => {
    const response = await render({ request: new Request(origin + path), address: addressOfUrl(origin + path) });
    return { bodies: await compressed(Buffer.from(await response.arrayBuffer())), headers: [...response.headers] };
  };

  return async (status, locale, { reason = null, headers = {}, acceptEncoding = '' } = {}) => {
    const path = errorPath(status, locale, reason);
    const making = pages.get(path) ?? make(path);
    pages.set(path, making);
    const page = await making.catch((error: unknown) => {
      pages.delete(path);
      throw error;
    });
    const encoding = bestEncoding(acceptEncoding);
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
    const added = Object.entries({ ...encoded, ...headers });
    return new Response(new Uint8Array(page.bodies[encoding]), { status, headers: [...page.headers, ...added] });
  };
}
