import { localeOfPath, pathTo } from '#app/paths.ts';
import type { Render } from './app.ts';

export type ErrorPages = ReturnType<typeof errorPages>;

type Page = { body: string; headers: [string, string][] };

/** The pages of errors, in the language of the path that met them. They never change, so each is rendered once. */
export function errorPages(origin: string, render: Render) {
  const made = new Map<string, Promise<Page>>();

  const make = async (path: string): Promise<Page> => {
    const response = await render(new Request(origin + path));
    return { body: await response.text(), headers: [...response.headers] };
  };

  return async (status: number, pathname: string, headers: Record<string, string> = {}): Promise<Response> => {
    const path = pathTo('error.other', localeOfPath(pathname), { status: String(status) });
    const going = made.get(path) ?? make(path);
    made.set(path, going);
    const page = await going.catch((error: unknown) => {
      made.delete(path);
      throw error;
    });
    return new Response(page.body, { status, headers: [...page.headers, ...Object.entries(headers)] });
  };
}
