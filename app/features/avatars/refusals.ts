import { RequestFailed } from '#app/graphql/errors.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';

/** Why a picture was neither saved nor removed, by what the call answered; without an answer it is the connection. */
export function refusalOf(error: unknown): PlainMessageId {
  if (!(error instanceof RequestFailed)) return 'avatars.refused.unreached';
  switch (error.status) {
    case 400:
      return 'avatars.refused.damaged';
    case 401:
      return 'avatars.refused.signedOut';
    case 403:
      return 'avatars.refused.unverified';
    case 413:
      return 'avatars.refused.tooLarge';
    case 428:
      return 'avatars.refused.unconfirmed';
    case 429:
      return 'avatars.refused.tooMany';
    default:
      return 'avatars.refused.busy';
  }
}
