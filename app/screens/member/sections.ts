import { pathTo } from '#app/addresses/paths.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Locale } from '#config/locale.ts';
import { myAccount } from './my-account-section.tsx';
import type { MemberForm, Section } from './section.ts';
import { signOut } from './sign-out-section.tsx';

/** The sections of the profile, by what `?section=` calls them, in the order of its menu. */
const all = {
  'my-account': myAccount,
  'sign-out': signOut,
};

export type SectionId = keyof typeof all;
type LoadedOf = { [Id in SectionId]: Awaited<ReturnType<(typeof all)[Id]['load']>> };
/** A section, with what it has loaded. */
export type LoadedSection<Id extends SectionId = SectionId> = { id: Id; loaded: LoadedOf[Id] };

export const sections: { readonly [Id in SectionId]: Section<LoadedOf[Id]> } = all;
const isSectionId = (id: string): id is SectionId => Object.hasOwn(all, id);
export const sectionIds = Object.keys(all).filter(isSectionId);

/** The section that an address asks for; null for one that is not there. */
export function sectionAsked({ searchParams }: URL): SectionId | null {
  const asked = searchParams.get('section') ?? 'my-account';
  return isSectionId(asked) ? asked : null;
}

export async function loadSection<Id extends SectionId>(id: Id, request: AccountRequest): Promise<LoadedSection<Id>> {
  return { id, loaded: await sections[id].load(request) };
}

/** The form of the profile that an intent names, with its section. */
export function formOf(intent: string): { id: SectionId; form: MemberForm } | null {
  for (const id of sectionIds) {
    const form = sections[id].forms.find((each) => each.intent === intent);
    if (form) return { id, form };
  }
  return null;
}

export function sectionPath(id: SectionId, locale: Locale): string {
  return `${pathTo('profile', locale)}?section=${id}`;
}
