import type { ProfilePage } from 'schema-dts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import { publisher } from './organization.ts';
import { textOn } from './thing.ts';

type Bio = Extract<Entry, { type: 'bio' }>;

/** https://schema.org/ProfilePage with its Person; null for somebody who is made up as a sample, or cannot be told not to be. */
export function profilePage(page: Page, { fields, linked, publishedAt, updatedAt }: Bio): Exclude<ProfilePage, string> | null {
  const person = linked.find(({ id, type }) => id === fields.person && type === 'person');
  if (!person || person.sample) return null;
  const isOurs = fields.group === 'team' || fields.group === 'board';
  return {
    '@type': 'ProfilePage',
    ...textOn(page),
    dateCreated: publishedAt,
    dateModified: updatedAt,
    mainEntity: {
      '@type': 'Person',
      name: person.title,
      jobTitle: fields.role,
      description: page.description,
      url: textOn(page).url,
      ...(isOurs ? { affiliation: publisher(page.origin) } : {}),
    },
  };
}
