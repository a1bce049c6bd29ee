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
    const { alba, caller } = request;
    return { shares: toldBy(await alba.shares.list(caller), request), origin: alba.origin, changeKey: newKey() };
  },
  forms: Object.values(sharingForms),
  View: ({ loaded }) => <Sharing {...loaded} />,
});
