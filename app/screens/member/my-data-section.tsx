import { lazy } from 'react';
import { myDataParts } from './my-data/my-data-parts.ts';
import { section } from './section.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const MyData = lazy(async () => ({ default: (await import('./my-data/MyData.tsx')).MyData }));

export const myData = section({
  title: 'myData.title',
  lead: 'myData.lead',
  parts: myDataParts,
  async load(request) {
    const { alba, caller, locale, url } = request;
    return {
      tables: toldBy(await alba.myData.shown(caller, locale), request),
      picture: toldBy(await alba.avatars.own(caller), request),
      isBack: url.searchParams.has('back'),
    };
  },
  forms: myDataParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <MyData {...loaded} username={member.username} />,
});
