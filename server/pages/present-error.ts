import type { Locale } from '#config/locale.ts';
import { TurnedAway, turnedAwayBy } from '#server/load/turned-away.ts';
import type { ErrorPage } from './error-pages.ts';

/** Who is told of an error, in which language; `acceptEncoding` is what they can read. */
type Reader = { locale: Locale; acceptEncoding?: string | undefined };
export type PresentError = (error: unknown, reader: Reader) => Promise<Response>;

/** The page of an error, whatever was thrown. What nobody was turned away for is a failure, and reported. */
export function errorPresenter(errorPage: ErrorPage, report: (error: unknown) => void): PresentError {
  return async (error, { locale, acceptEncoding }) => {
    if (!(error instanceof TurnedAway)) report(error);
    const refusal = turnedAwayBy(error);
    if (!refusal) return new Response(failed, { status: 500, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } });
    const { status, headers, reason } = refusal;
    // Where too much is asked, nobody takes the time to compress it anew.
    const encoding = reason === 'busy' || reason === 'limited' ? { acceptEncoding } : {};
    return errorPage(status, locale, { reason, headers, ...encoding });
  };
}

const failed = "We're sorry, but something went wrong. Lo sentimos, algo salió mal.";
