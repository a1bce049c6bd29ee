import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import type { Place, Standing, Told } from './told.ts';

/*
 * What stands first for whom, chosen by hand: entries by their ids, what helps most before the rest.
 */

/** By the place in the journey; `nowhere` for who told nothing. */
export const startsOf: Readonly<Record<Place | 'nowhere', readonly string[]>> = {
  nowhere: ['about-you', 'about-product', 'calm-reading', 'signs-symptoms', 'screening-testing', 'community', 'glossary'],
  'newly-diagnosed': [
    ...['about-you-newly-diagnosed', 'first-week', 'questions-for-the-first-visit', 'before-treatment', 'pathology-report'],
    ...['podcast-first-week', 'video-first-visit', 'telling-children'],
  ],
  'in-treatment': ['about-you-in-treatment', 'treatment-side-effects', 'managing-life', 'cancer-fatigue', 'food'],
  'finished-treatment': ['about-you-finished-treatment', 'end-of-treatment', 'follow-up-care', 'last-visit', 'fear-of-recurrence'],
  metastatic: ['types-metastatic', 'stage-4-first-weeks', 'stage-4', 'types-metastatic-trials-tool', 'palliative-care-explained'],
  'caring-for-someone': [
    'about-you-caring-for-someone',
    'caring-day-by-day',
    'caregivers-week',
    'story-i-learned-to-make-rice',
    'telling-children',
  ],
  'concerned-about-risk': ['about-you-concerned-about-risk', 'risk', 'screening-testing', 'risk-risk-factors', 'having-a-mammogram'],
};

type Row = { when(treatment: Treatment, given: { told: Told; standing: Standing }): boolean; read: readonly string[] };

const takes = ({ medicines, regimen }: Treatment, ...wanted: readonly string[]) =>
  wanted.some((each) => each === regimen || medicines.some((medicine) => medicine === each));
const isOn = ({ status }: Treatment) => status === 'undergoing' || status === 'planning';
const isNow = ({ status }: Treatment) => status === 'undergoing';
const says = ({ medicines }: Treatment) => medicines.some((medicine) => medicine !== 'unknown' && medicine !== 'other');
const procedures = ({ leftProcedures, rightProcedures }: Treatment): readonly string[] => [...leftProcedures, ...rightProcedures];
const isSpreadTo = ({ metastasesLocations }: Treatment, ...sites: readonly string[]) =>
  metastasesLocations.some((site) => sites.includes(site));

/** So long an operation is healed from, and numb hands are asked about, in days. */
const [healingDays, numbDays] = [120, 365];
function endedWithin({ status, finishedAt, startedAt }: Treatment, today: string, days: number): boolean {
  const day = finishedAt ?? startedAt;
  if (status !== 'finished' || day === null || day.length < 7) return false;
  return Date.parse(today) - Date.parse(day.length === 7 ? `${day}-28` : day) <= days * 24 * 3_600_000;
}

const inhibitors = ['anastrozole', 'letrozole', 'exemestane'];
const tamoxifen = ['tamoxifen-pill', 'tamoxifen-liquid'];
const cdk46 = ['palbociclib', 'ribociclib', 'abemaciclib'];
const parp = ['olaparib', 'talazoparib'];
const carriers = ['trastuzumab-deruxtecan', 'sacituzumab-govitecan', 'datopotamab-deruxtecan'];
const her2 = ['trastuzumab', 'pertuzumab', 'trastuzumab-emtansine', 'margetuximab', 'tucatinib', 'neratinib', 'lapatinib'];
const withHer2 = ['AC-TH', 'TCH', 'TCHP', 'TH', 'THP'];
const taxanes = [
  'paclitaxel',
  'nab-paclitaxel',
  'docetaxel',
  'AC-T',
  'AC-TH',
  'TC',
  'TAC',
  'TCH',
  'TCHP',
  'TH',
  'THP',
  'EC-T',
  'KEYNOTE-522',
];
const anthracyclines = ['doxorubicin', 'epirubicin', 'liposomal-doxorubicin', 'AC', 'EC', 'FEC', 'CAF'];

/** By the treatments of somebody, as they are. */
export const treatmentRows: readonly Row[] = [
  { when: (each) => isOn(each) && takes(each, ...her2, ...withHer2), read: ['her2-drugs'] },
  { when: (each) => isNow(each) && each.type === 'chemotherapy', read: ['infection-and-fever'] },
  { when: (each) => each.type === 'chemotherapy' && each.status === 'planning', read: ['treatment-chemotherapy'] },
  { when: (each) => isOn(each) && takes(each, ...cdk46), read: ['cdk4-6-inhibitors'] },
  { when: (each) => isOn(each) && takes(each, ...parp), read: ['parp-inhibitors'] },
  { when: (each) => isOn(each) && takes(each, ...carriers), read: ['antibody-drug-conjugates'] },
  { when: (each) => isOn(each) && takes(each, ...tamoxifen), read: ['taking-tamoxifen'] },
  { when: (each) => isOn(each) && takes(each, ...inhibitors), read: ['aromatase-inhibitors', 'bone-health'] },
  {
    when: (each) => isOn(each) && each.type === 'hormonal' && !says(each),
    read: ['treatment-hormonal-therapy', 'taking-tamoxifen', 'aromatase-inhibitors'],
  },
  { when: (each) => isOn(each) && each.type === 'hormonal', read: ['menopause-symptoms'] },
  { when: (each) => isOn(each) && each.type === 'immunotherapy', read: ['treatment-immunotherapy', 'before-immunotherapy'] },
  { when: (each) => each.type === 'metastases' && isSpreadTo(each, 'bone'), read: ['bone-metastases'] },
  { when: (each) => each.type === 'metastases' && isSpreadTo(each, 'brain'), read: ['brain-metastases'] },
  { when: (each) => each.type === 'metastases' && isSpreadTo(each, 'liver', 'lungs'), read: ['liver-and-lung-metastases'] },
  {
    when: (each) => each.type === 'surgery' && each.status === 'planning',
    read: ['questions-for-the-surgeon', 'lumpectomy-or-mastectomy', 'going-home-with-drains', 'having-a-sentinel-node-biopsy'],
  },
  {
    when: (each) => each.type === 'surgery' && each.status === 'finished' && procedures(each).includes('axillary-dissection'),
    read: ['living-with-lymphedema'],
  },
  {
    when: (each) => isOn(each) && each.type === 'radiation',
    read: ['radiation-schedules', 'treatment-radiation-therapy', 'questions-about-radiation'],
  },
  { when: (each) => isOn(each) && takes(each, ...taxanes, ...anthracyclines), read: ['anthracyclines-and-taxanes'] },
  { when: (each) => isNow(each) && each.type === 'chemotherapy', read: ['fever-card', 'treatment-chemotherapy', 'nausea', 'chemo-bag'] },
  {
    when: (each, { told }) => each.type === 'surgery' && endedWithin(each, told.today, healingDays),
    read: ['recovering-from-surgery', 'margins-in-the-report', 'lymph-nodes-in-the-report'],
  },
  { when: (each) => isOn(each) && each.type === 'chemotherapy', read: ['hair-loss'] },
  { when: (each) => each.status === 'finished' && takes(each, ...her2, ...withHer2, ...anthracyclines), read: ['heart-health'] },
  {
    when: (each, { told }) => takes(each, ...taxanes) && (isNow(each) || endedWithin(each, told.today, numbDays)),
    read: ['living-with-neuropathy'],
  },
];

/** By what is known of the risk of somebody. */
export function riskStarts({ profile }: Told, { stages, findings }: Standing): string[] {
  const risks: readonly string[] = profile?.additionalRisks ?? [];
  return [
    ...(profile?.brca === 'positive' ? [...(findings.length === 0 ? ['surgery-to-lower-risk'] : []), 'family-testing'] : []),
    ...(risks.includes('breast-density') ? ['dense-breasts-explained'] : []),
    ...(stages.has('LCIS') ? ['lcis-and-atypia', 'medicines-to-lower-risk'] : []),
  ];
}

/** What is about one medicine or one way of being treated, and so only for whom a table above, or her diagnosis, names it. */
export const onlyWhereNamed: ReadonlySet<string> = new Set([
  ...['taking-tamoxifen', 'aromatase-inhibitors', 'her2-drugs', 'parp-inhibitors', 'antibody-drug-conjugates', 'cdk4-6-inhibitors'],
  ...[
    'treatment-immunotherapy',
    'before-immunotherapy',
    'anthracyclines-and-taxanes',
    'questions-about-radiation',
    'going-home-with-drains',
  ],
]);

/** For who heard of it in the last half year. */
export const onlyLately: ReadonlySet<string> = new Set(['first-week', 'podcast-first-week', 'stage-4-first-weeks']);

/** Figures about everybody: who looks for them finds them, and nobody is led there. */
export const neverOffered: ReadonlySet<string> = new Set(['facts-statistics']);
