import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { clinicalTrials } from './clinical-trials-section.server.ts';
import { dailyLog } from './daily-log-section.server.ts';
import { forYou } from './for-you-section.server.ts';
import { myAccount } from './my-account-section.server.ts';
import { myData } from './my-data-section.server.ts';
import { overview } from './overview-section.server.ts';
import { questions } from './questions-section.server.ts';
import { saved } from './saved-section.server.ts';
import type { MemberForm, SectionOnServer } from './section.server.ts';
import { type SectionId, sectionIds } from './section-ids.ts';
import { security } from './security-section.server.ts';
import { settings } from './settings-section.server.ts';
import { sharing } from './sharing-section.server.ts';
import { signOut } from './sign-out-section.server.ts';
import { visitSummary } from './summary-section.server.ts';
import { visits } from './visits-section.server.ts';
import { yourDiagnoses } from './your-diagnoses-section.server.ts';
import { yourTreatments } from './your-treatments-section.server.ts';

/** What the server does for each section of the profile: nothing of it is in the browser's script. */
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

/** What each section has loaded: what its view in the browser is made for. */
export type LoadedOf = { [Id in SectionId]: Awaited<ReturnType<(typeof all)[Id]['load']>> };
/** A section, with what it has loaded. */
export type LoadedSection<Id extends SectionId = SectionId> = { id: Id; loaded: LoadedOf[Id] };

const sections: { readonly [Id in SectionId]: SectionOnServer<LoadedOf[Id]> } = all;
const isSectionId = (id: string): id is SectionId => Object.hasOwn(all, id);

/** The section that an address asks for; null for one that is not there. */
export function sectionAsked({ searchParams }: URL): SectionId | null {
  const asked = searchParams.get('section') ?? 'overview';
  return isSectionId(asked) ? asked : null;
}

export async function loadSection<Id extends SectionId>(id: Id, request: AccountRequest): Promise<LoadedSection<Id>> {
  return { id, loaded: await sections[id].load(request) };
}

/** The forms of a section. */
export function formsOf(id: SectionId): readonly MemberForm[] {
  return sections[id].forms;
}

/** The forms of all sections. */
export const allForms: readonly MemberForm[] = sectionIds.flatMap(formsOf);

/** The form of the profile that an intent names, with its section. */
export function formOf(intent: string): { id: SectionId; form: MemberForm } | null {
  for (const id of sectionIds) {
    const form = formsOf(id).find((each) => each.intent === intent);
    if (form) return { id, form };
  }
  return null;
}
