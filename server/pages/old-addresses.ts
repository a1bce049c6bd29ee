import { isUnavailable } from '#database/connection.ts';
import type { Services } from '#server/services.ts';
import type { PageRequest } from './page.types.ts';

/** Leads on from what was not found where it is an address of an older site; else the miss is counted, for the editors to see. */
export function oldAddresses(
  { screenContent, missedPaths }: Pick<Services, 'screenContent' | 'missedPaths'>,
  report: (error: unknown) => void,
) {
  return async ({ request, address: { match } }: PageRequest, path: string, response: Response): Promise<Response> => {
    if (response.status !== 404 || request.method !== 'GET') return response;
    try {
      const target = await screenContent.oldAddress(path);
      if (target !== null) return new Response(null, { status: 301, headers: { Location: target } });
      // What no screen stands at, or no page: not the names of members, nor the addresses of error pages.
      if (match === null || match.screen === 'page') await missedPaths.count(path);
    } catch (error) {
      // It may be such an address: nobody can tell now, and who is told that it is not there forgets it.
      if (isUnavailable(error)) throw error;
      report(error);
    }
    return response;
  };
}
