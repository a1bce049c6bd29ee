import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { clinicalTrials } from './clinical-trials-section.tsx';
import { dailyLog } from './daily-log-section.tsx';
import { forYou } from './for-you-section.tsx';
import { myAccount } from './my-account-section.tsx';
import { myData } from './my-data-section.tsx';
import { overview } from './overview-section.tsx';
import { questions } from './questions-section.tsx';
import { saved } from './saved-section.tsx';
import type { MemberForm, Section } from './section.ts';
import { type SectionId, sectionIds } from './section-ids.ts';
import { security } from './security-section.tsx';
import { settings } from './settings-section.tsx';
import { sharing } from './sharing-section.tsx';
import { signOut } from './sign-out-section.tsx';
import { visitSummary } from './summary-section.tsx';
import { visits } from './visits-section.tsx';
import { yourDiagnoses } from './your-diagnoses-section.tsx';
import { yourTreatments } from './your-treatments-section.tsx';

/** The sections of the profile. */
const all = {
  overview,
  'your-diagnoses': yourDiagnoses,
  'your-treatments': yourTreatments,
  saved,
  'daily-log': dailyLog,
  questions,
  visits,
  'visit-summary': visitSummary,
  sharing,
  'for-you': forYou,
  'clinical-trials': clinicalTrials,
  settings,
  'my-account': myAccount,
  security,
  'my-data': myData,
  'sign-out': signOut,
} satisfies Record<SectionId, unknown>;

type LoadedOf = { [Id in SectionId]: Awaited<ReturnType<(typeof all)[Id]['load']>> };
/** A section, with what it has loaded. */
export type LoadedSection<Id extends SectionId = SectionId> = { id: Id; loaded: LoadedOf[Id] };

export const sections: { readonly [Id in SectionId]: Section<LoadedOf[Id]> } = all;
const isSectionId = (id: string): id is SectionId => Object.hasOwn(all, id);

/** The section that an address asks for; null for one that is not there. */
export function sectionAsked({ searchParams }: URL): SectionId | null {
  const asked = searchParams.get('section') ?? 'overview';
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
