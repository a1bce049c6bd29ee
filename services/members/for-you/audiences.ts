import type { Audience } from '#services/content/model/shared.ts';
import type { Standing, Told } from './told.ts';

type Given = { told: Told; standing: Standing };

const onHer2Drugs = [
  ...['trastuzumab', 'pertuzumab', 'trastuzumab-emtansine', 'margetuximab', 'tucatinib', 'neratinib', 'lapatinib'],
  ...['AC-TH', 'TCH', 'TCHP', 'TH', 'THP'],
];
const oralOfHormones = ['palbociclib', 'ribociclib', 'abemaciclib', 'alpelisib', 'inavolisib', 'capivasertib', 'elacestrant'];

const takes = ({ standing }: Given, ...medicines: readonly string[]) => medicines.some((each) => standing.medicines.has(each));
const hasFinding =
  (of: (finding: Standing['findings'][number]) => boolean) =>
  ({ standing }: Given) =>
    standing.findings.some(of);
const isSpreadTo =
  (...sites: readonly string[]) =>
  ({ told }: Given) =>
    told.diagnoses.some(({ metastatisSites }) => metastatisSites.some((site) => sites.includes(site))) ||
    told.treatments.some(({ metastasesLocations }) => metastasesLocations.some((site) => sites.includes(site)));
const ethnicityIs =
  (wanted: string) =>
  ({ told }: Given) =>
    (told.profile?.ethnicity ?? []).some((each) => each === wanted);

const isHer2Positive = (given: Given) => hasFinding(({ her2 }) => her2 === 'positive')(given) || takes(given, ...onHer2Drugs);
/** Going by what was told; who takes a medicine against hormones has a cancer that it helps against, as far as anybody can tell. */
const isHormonePositive = (given: Given) => {
  const said = given.standing.findings.filter(({ hormones }) => hormones !== 'unknown');
  if (said.length > 0) return said.some(({ hormones }) => hormones !== 'negative');
  return given.standing.treatments.has('hormonal') || takes(given, ...oralOfHormones);
};

/** Whether somebody is one of those whom an entry is for. */
export const isAmong: Readonly<Record<Audience, (given: Given) => boolean>> = {
  'hormone-positive': isHormonePositive,
  'her2-positive': isHer2Positive,
  'her2-negative': (given) => !isHer2Positive(given) && hasFinding(({ her2 }) => her2 === 'negative' || her2 === 'low')(given),
  'her2-low': hasFinding(({ her2 }) => her2 === 'low'),
  'triple-negative': hasFinding(({ hormones, her2 }) => hormones === 'negative' && (her2 === 'negative' || her2 === 'low')),
  'not-inflammatory': ({ standing }) => !standing.cancerTypes.has('IBC'),
  'gene-change': ({ told }) =>
    told.profile?.brca === 'positive' || told.diagnoses.some(({ inheritedAbnormal }) => inheritedAbnormal === 'yes'),
  'bone-metastases': isSpreadTo('bone'),
  'brain-metastases': isSpreadTo('brain'),
  'liver-or-lung-metastases': isSpreadTo('liver', 'lungs'),
  women: ({ told }) => told.profile?.sex !== 'male',
  men: ({ told }) => told.profile?.sex === 'male',
  'before-45': ({ told, standing }) =>
    standing.findings.length > 0 && standing.age !== null && standing.age < 45 && told.profile?.sex !== 'male',
  'before-50': ({ told, standing }) => (standing.age ?? 0) < 50 && told.profile?.menopausalStatus !== 'postmenopausal',
  'from-60': ({ standing }) => (standing.age ?? 60) >= 60,
  // Nobody is asked: who needs these pages finds them, and nobody else is met by them.
  pregnancy: () => false,
  black: ethnicityIs('BLACK_AFRICAN_AMERICAN'),
  latina: (given) => given.told.locale === 'es' || ethnicityIs('HISPANIC_LATIN_AMERICAN')(given),
};
