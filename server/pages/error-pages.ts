import { localeOfPath, pathTo } from '#app/addresses/paths.ts';
import type { Render } from '#server/app.ts';
import { bestEncoding, type Encoding } from '#server/http/content-encoding.ts';
import { compressed } from '#server/page-cache/page.ts';

export type ErrorPages = ReturnType<typeof errorPages>;

type Page = { bodies: Record<Encoding, Buffer>; headers: [string, string][] };
/** `acceptEncoding` is what who asks can read; without it the page is sent as it is. */
type How = { headers?: Record<string, string>; acceptEncoding?: string | undefined };

/**
 * The pages of errors, in the language of the path that met them. They never change, so each is rendered and compressed once: where
 * too much is asked, a refusal must cost next to nothing.
 */
export function errorPages(origin: string, render: Render) {
  const made = new Map<string, Promise<Page>>();

  const make = async (path: string): Promise<Page> => {
    const response = await render(new Request(origin + path));
    return { bodies: await compressed(Buffer.from(await response.arrayBuffer())), headers: [...response.headers] };
  };

  return async (status: number, pathname: string, { headers = {}, acceptEncoding = '' }: How = {}): Promise<Response> => {
    const path = pathTo('error.other', localeOfPath(pathname), { status: String(status) });
    const going = made.get(path) ?? make(path);
    made.set(path, going);
    const page = await going.catch((error: unknown) => {
      made.delete(path);
      throw error;
    });
    const encoding = bestEncoding(acceptEncoding);
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
    const added = Object.entries({ ...encoded, ...headers });
    return new Response(new Uint8Array(page.bodies[encoding]), { status, headers: [...page.headers, ...added] });
  };
}
