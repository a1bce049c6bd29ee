import type { Bearing } from './place/distance.ts';

/** The names under which a search is asked, and what may stand under each. `null` everywhere: it does not matter. */
export const distances = ['10', '25', '50', '100', '200', 'anywhere'] as const;
export type Distance = (typeof distances)[number];
export const usualDistance: Distance = '50';

export const subtypes = ['hormone-positive', 'her2-positive', 'her2-low', 'triple-negative'] as const;
export type Subtype = (typeof subtypes)[number];

export const settings = ['early', 'metastatic'] as const;
export type Setting = (typeof settings)[number];

export const treatmentKinds = ['drug', 'radiation', 'procedure', 'behavior', 'device', 'other'] as const;
export type TreatmentKind = (typeof treatmentKinds)[number];

export const biomarkers = ['pik3ca', 'esr1', 'brca', 'pd-l1', 'akt', 'trop2'] as const;
export type Biomarker = (typeof biomarkers)[number];

/** Earlier treatments that the criteria of studies ask about. */
export const earlierTreatments = ['cdk46', 'hormonal', 'chemotherapy', 'anti-her2', 'adc', 'immunotherapy', 'parp'] as const;
export type EarlierTreatment = (typeof earlierTreatments)[number];

/** In the order of a treatment's way; `NA` is said of what is no drug. */
export const phases = ['EARLY_PHASE1', 'PHASE1', 'PHASE2', 'PHASE3', 'PHASE4', 'NA'] as const;
export type Phase = (typeof phases)[number];
export const sortOrders = ['distance', 'newest', 'phase'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How many are shown at first, and how many more each time. */
export const pageOfTrials = 50;
/** How many trials can stand side by side, and how many nearest sites are told of a trial. */
export const mostCompared = 3;
export const mostSitesShown = 10;
/** How many trials and searches a member can keep. */
export const mostSavedTrials = 100;
export const mostSavedSearches = 20;

/** What somebody asks for. It stands in no address. */
export type TrialSearch = {
  zip: string;
  distance: Distance;
  phase: Phase | null;
  subtype: Subtype | null;
  setting: Setting | null;
  kind: TreatmentKind | null;
  biomarkers: readonly Biomarker[];
  earlier: readonly EarlierTreatment[];
  hasBrainMetastases: boolean;
  sort: SortOrder;
  /** From which on to show. */
  from: number;
};

/** The nearest site that takes people. Miles are from the middle of a ZIP code to the middle of a town. */
export type NearSite = {
  facility: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  /** It takes people now, and not only soon. */
  isRecruiting: boolean;
  /** That of its town, in degrees. */
  lat: number;
  lon: number;
  miles: number;
  bearing: Bearing;
};

/** Where in what the registry says a study names something. */
export type Named<Value extends string> = {
  value: Value;
  field: 'conditions' | 'keywords' | 'title' | 'interventions' | 'criteria';
  words: string;
};
