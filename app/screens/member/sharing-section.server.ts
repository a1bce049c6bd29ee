import { momentIn } from '#services/moments/shared.ts';
import { newKey } from './change-key.ts';
import { sectionOnServer } from './section.server.ts';
import { sharingAnswers } from './sharing/sharing-forms.server.ts';
import { toldBy } from './told.ts';

export const sharing = sectionOnServer({
  async load(request) {
    const { alba, caller, locale } = request;
    // Said here: the words of a moment differ from engine to engine.
    const shares = toldBy(await alba.shares.list(caller), request).map(({ endsAt, uses, ...share }) => ({
      ...share,
      ends: momentIn(locale, endsAt),
      uses: { count: uses.count, latest: uses.latest.map((at) => momentIn(locale, at)) },
    }));
    return { shares, origin: alba.origin, changeKey: newKey() };
  },
  forms: sharingAnswers,
});
