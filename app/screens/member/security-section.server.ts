import type { Locale } from '#config/locale.ts';
import type { FactorState } from '#services/identity/shared.ts';
import { momentIn } from '#services/moments/shared.ts';
import { serviceAnswers } from './connected-service/connected-service-forms.server.ts';
import { loadService } from './connected-service/load-service.server.ts';
import { sectionOnServer } from './section.server.ts';
import { loadPasskeys } from './security/load-passkeys.server.ts';
import { factorAnswers, passkeyAnswers } from './security/security-forms.server.ts';
import { toldBy } from './told.ts';

export const security = sectionOnServer({
  async load(request) {
    const { alba, caller, locale } = request;
    const factor = shown(toldBy(await alba.identity.factorState(caller), request), locale);
    return { factor, passkeys: await loadPasskeys(request), service: await loadService(request) };
  },
  forms: [...factorAnswers, ...passkeyAnswers, ...serviceAnswers],
});

/** Moments are put into words on the server: a browser's words may differ by a space. */
function shown({ since, goesAt, ...state }: FactorState, locale: Locale): FactorState {
  return { ...state, since: since && momentIn(locale, since), goesAt: goesAt && momentIn(locale, goesAt) };
}
