import { clinicalTrials } from './clinical-trials-section.tsx';
import { dailyLog } from './daily-log-section.tsx';
import { forYou } from './for-you-section.tsx';
import { myAccount } from './my-account-section.tsx';
import { myData } from './my-data-section.tsx';
import { overview } from './overview-section.tsx';
import { questions } from './questions-section.tsx';
import { saved } from './saved-section.tsx';
import type { Section } from './section.ts';
import type { SectionId } from './section-ids.ts';
import type { LoadedOf } from './sections.server.ts';
import { security } from './security-section.tsx';
import { settings } from './settings-section.tsx';
import { sharing } from './sharing-section.tsx';
import { signOut } from './sign-out-section.tsx';
import { visitSummary } from './summary-section.tsx';
import { visits } from './visits-section.tsx';
import { yourDiagnoses } from './your-diagnoses-section.tsx';
import { yourTreatments } from './your-treatments-section.tsx';

/** The sections of the profile, as a browser loads them; what the server does for each stands in `sections.server.ts`. */
export const sections: { readonly [Id in SectionId]: Section<LoadedOf[Id]> } = {
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
};
