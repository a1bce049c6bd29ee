import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Findings } from './findings.ts';

/** What a diagnosis does not say of whose it is. */
export type Person = Pick<Profile, 'sex'>;
type Told = { findings: Findings; diagnosis: Diagnosis; person: Person };
/** Entries that fit where `when` holds, by their ids. */
type Row = { when(told: Told): boolean; read: readonly string[] };

const most = 5;

const isOf =
  (...kinds: readonly Findings['kind'][]) =>
  ({ findings }: Told) =>
    kinds.includes(findings.kind);
const names =
  (type: Diagnosis['cancerTypes'][number]) =>
  ({ diagnosis }: Told) =>
    diagnosis.cancerTypes.includes(type);

const isNotConfirmed = ({ findings }: Told) => findings.certainty === 'none';
const isInPlace = (told: Told) => isOf('dcis', 'in-situ')(told) || (isOf('paget', 'other')(told) && told.findings.extent === 'in-place');
/** Receptors and HER2 guide its medicines. */
const isInvasive = (told: Told) => !isNotConfirmed(told) && !isOf('lcis', 'phyllodes')(told) && !isInPlace(told);
const isMetastatic = (told: Told) => isInvasive(told) && told.findings.extent === 'metastatic';
const hasHormones = ({ findings: { hormones } }: Told) => hormones === 'positive' || hormones === 'weak';
const isHer2Positive = (told: Told) => isInvasive(told) && told.findings.her2 === 'positive';
const isHer2Negative = (told: Told) => isInvasive(told) && (told.findings.her2 === 'negative' || told.findings.her2 === 'low');
const hasComeBackClose = ({ findings: { comeBack } }: Told) => comeBack === 'local' || comeBack === 'regional';
/** Of a stage that was told of this cancer itself, not of the one that has come back. */
const isAt =
  (...stages: readonly Diagnosis['stage'][]) =>
  (told: Told) =>
    isInvasive(told) && !isMetastatic(told) && !hasComeBackClose(told) && stages.includes(told.diagnosis.stage);

/** What fits best stands first: a reader gets the first five. */
const rows: readonly Row[] = [
  { when: ({ person }) => person.sex === 'male', read: ['male-breast-cancer'] },
  { when: isNotConfirmed, read: ['biopsy-explained', 'signs-symptoms', 'screening-testing', 'about-you-concerned-about-risk', 'risk'] },
  { when: isOf('lcis'), read: ['lcis', 'risk-risk-factors', 'about-you-concerned-about-risk', 'screening-testing', 'biopsy-explained'] },
  { when: isOf('phyllodes'), read: ['types', 'treatment-surgery', 'pathology-report', 'getting-a-second-opinion'] },
  { when: names('IBC'), read: ['ibc'] },
  { when: names('pagets'), read: ['paget-disease'] },
  { when: isMetastatic, read: ['types-metastatic', 'stage-4'] },
  { when: (told) => isOf('in-situ', 'dcis')(told) || (isOf('mismatch', 'paget')(told) && names('DCIS')(told)), read: ['dcis-diagnosis'] },
  { when: isOf('mismatch'), read: ['pathology-report', 'types', 'getting-a-second-opinion'] },
  { when: (told) => isHer2Negative(told) && told.findings.hormones === 'negative', read: ['triple-negative-cancer'] },
  { when: isHer2Positive, read: ['her2-positive'] },
  { when: (told) => isInvasive(told) && hasHormones(told), read: ['hormone-receptor-positive'] },
  { when: (told) => isMetastatic(told) && told.findings.her2 === 'low', read: ['her2-low-cancer'] },
  {
    when: (told) => isInvasive(told) && hasComeBackClose(told),
    read: ['getting-a-second-opinion', 'fear-of-recurrence', 'treatment'],
  },
  { when: names('ILC'), read: ['ilc'] },
  { when: isAt('IA', 'IB'), read: ['stage-1'] },
  { when: isAt('IIA', 'IIB'), read: ['stage-2'] },
  { when: isAt('IIIA', 'IIIB', 'IIIC'), read: ['stage-3'] },
  {
    when: (told) => isOf('unknown')(told) && !hasComeBackClose(told),
    read: ['about-you-newly-diagnosed', 'pathology-report', 'types'],
  },
  { when: (told) => isInvasive(told) && isOpen(told), read: ['her2-results'] },
  { when: (told) => isMetastatic(told) && hasHormones(told) && isHer2Negative(told), read: ['cdk4-6-inhibitors'] },
  { when: (told) => isHer2Negative(told) && hasInheritedChange(told), read: ['parp-inhibitors'] },
  { when: hasInheritedChange, read: ['genetic-testing'] },
  { when: isMetastatic, read: ['palliative-care-explained', 'types-metastatic-trials-tool'] },
  { when: (told) => told.findings.extent === 'early' && hasHormones(told) && isHer2Negative(told), read: ['genomic-tests'] },
  { when: isHer2Positive, read: ['her2-drugs'] },
  { when: (told) => isInPlace(told) && hasHormones(told), read: ['taking-tamoxifen'] },
  { when: isInPlace, read: ['lumpectomy-or-mastectomy', 'radiation-schedules', 'pathology-report', 'getting-a-second-opinion'] },
  { when: isInvasive, read: ['treatment', 'pathology-report', 'before-treatment', 'getting-a-second-opinion'] },
];

function isOpen({ findings: { her2 } }: Told): boolean {
  return her2 === 'open' || her2 === 'conflict';
}

function hasInheritedChange({ diagnosis }: Told): boolean {
  return diagnosis.inheritedAbnormal === 'yes';
}

/** The entries that fit best, by their ids: five at most. */
export function articlesFor(told: Told): string[] {
  return [...new Set(rows.filter(({ when }) => when(told)).flatMap(({ read }) => read))].slice(0, most);
}

/** Every entry that may be named. */
export const everyArticle: readonly string[] = [...new Set(rows.flatMap(({ read }) => read))];
