import { lazy } from 'react';
import type { PlainScreenId } from '#app/addresses/paths.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { readingOf } from '#app/screens/member/records/record-cards.ts';
import { type Section, section } from '#app/screens/member/section.ts';
import type { Drawn } from './Useful.tsx';

/** Loaded with such a section alone. */
const Useful = lazy(async () => ({ default: (await import('./Useful.tsx')).Useful }));

type Definition = {
  title: PlainMessageId;
  lead: PlainMessageId;
  drawn: Drawn;
  heading: PlainMessageId;
  text: PlainMessageId;
  points?: readonly PlainMessageId[];
  /** What does not wait. */
  urgent?: PlainMessageId;
  /** Entries to read, by their ids. */
  entries: readonly string[];
  /** Screens that are no entries, with what they are good for. */
  screens?: readonly { screen: PlainScreenId; text: PlainMessageId }[];
};
type Loaded = {
  reading: { title: string; path: string; teaser: string }[];
  screens: { title: string; path: string; text: PlainMessageId }[];
};

/** A section that holds nothing of its member: what is useful instead, on the site as it is. */
export function usefulSection({ title, lead, entries, screens = [], ...shown }: Definition): Section<Loaded> {
  return section({
    title,
    lead,
    async load(request) {
      const { locale } = request;
      return {
        reading: await readingOf(request, entries),
        screens: screens.map(({ screen, text }) => ({ title: screenName(screen, locale), path: pathTo(screen, locale), text })),
      };
    },
    forms: [],
    View: ({ loaded }) => <Useful {...shown} {...loaded} />,
  });
}
