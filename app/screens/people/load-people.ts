import { entryPath } from '#app/addresses/entry-path.ts';
import type { ScreenId } from '#app/addresses/screen-table.ts';
import type { PersonCardProps } from '#app/content/people/PersonCard.tsx';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { Profile } from '#services/content/library/store.ts';
import type { BioGroup } from '#services/content/model/shared.ts';
import type { Asset } from '#services/media/store.ts';

export type PeopleGroup = { group: BioGroup; people: PersonCardProps[] };

/** Which groups a screen shows, in this order. */
const groupsOfScreens: Partial<Record<ScreenId, readonly BioGroup[]>> = {
  'about-us.team-and-board': ['team', 'board', 'writer', 'guest'],
  'about-us.professional-advisory-board': ['advisory-board'],
};

/** The people of a screen, group by group. A group that nobody is in is left out. */
export async function loadPeople({ alba, match }: PageRequest): Promise<PeopleGroup[]> {
  const groups = groupsOfScreens[match.screen] ?? [];
  const profiles = await alba.content.profilesIn(groups, match.locale);
  const assets = await alba.media.assets(
    profiles.flatMap(({ portrait }) => portrait ?? []),
    match.locale,
  );
  return groups.flatMap((group) => {
    const people = profiles.filter((each) => each.group === group).flatMap((each) => cardOf(each, assets));
    return people.length === 0 ? [] : [{ group, people }];
  });
}

function cardOf(profile: Profile, assets: readonly Asset[]): PersonCardProps[] {
  const path = entryPath(profile);
  if (path === null) return [];
  const { title: name, role, credentials, teaser: words, sample } = profile;
  return [{ path, name, role, credentials, words, sample, portrait: assets.find(({ id }) => id === profile.portrait) }];
}
