import { lazy } from 'react';
import { newKey } from './change-key.ts';
import { section } from './section.ts';
import { sharingForms } from './sharing/sharing-forms.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const Sharing = lazy(async () => ({ default: (await import('./sharing/Sharing.tsx')).Sharing }));

export const sharing = section({
  title: 'sharing.title',
  lead: 'sharing.lead',
  parts: [
    { id: 'new-link', title: 'sharing.part.new' },
    { id: 'links', title: 'sharing.part.links' },
  ],
  async load(request) {
    const { alba, caller, locale } = request;
    // Said here: the words of a moment differ from engine to engine.
    const { momentIn } = await import('#services/moments/shared.ts');
    const shares = toldBy(await alba.shares.list(caller), request).map(({ endsAt, uses, ...share }) => ({
      ...share,
      ends: momentIn(locale, endsAt),
      uses: { count: uses.count, latest: uses.latest.map((at) => momentIn(locale, at)) },
    }));
    return { shares, origin: alba.origin, changeKey: newKey() };
  },
  forms: Object.values(sharingForms),
  View: ({ loaded }) => <Sharing {...loaded} />,
});
