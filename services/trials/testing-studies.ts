/** Studies that are made up, in the words of API v2: the same for the same seed. Everything says so: sponsors, hospitals, contacts. */

type Town = readonly [city: string, state: string, lat: number, lon: number];
/** Larger towns stand for the share of sites that they have. */
const towns: readonly Town[] = [
  ['New York', 'New York', 40.71, -74.01],
  ['Los Angeles', 'California', 34.05, -118.24],
  ['Chicago', 'Illinois', 41.85, -87.65],
  ['Houston', 'Texas', 29.76, -95.36],
  ['Phoenix', 'Arizona', 33.45, -112.07],
  ['Philadelphia', 'Pennsylvania', 39.95, -75.16],
  ['San Antonio', 'Texas', 29.42, -98.49],
  ['San Diego', 'California', 32.72, -117.16],
  ['Boston', 'Massachusetts', 42.36, -71.06],
  ['Miami', 'Florida', 25.77, -80.19],
  ['Seattle', 'Washington', 47.61, -122.33],
  ['Denver', 'Colorado', 39.74, -104.98],
  ['Atlanta', 'Georgia', 33.75, -84.39],
  ['Minneapolis', 'Minnesota', 44.98, -93.26],
  ['Nashville', 'Tennessee', 36.17, -86.78],
  ['Albuquerque', 'New Mexico', 35.08, -106.65],
  ['Billings', 'Montana', 45.78, -108.5],
  ['Anchorage', 'Alaska', 61.22, -149.9],
  ['Honolulu', 'Hawaii', 21.31, -157.86],
  ['San Juan', 'Puerto Rico', 18.47, -66.11],
  ['Rochester', 'Minnesota', 44.02, -92.47],
  ['El Paso', 'Texas', 31.76, -106.49],
  ['Omaha', 'Nebraska', 41.26, -95.94],
  ['Portland', 'Oregon', 45.52, -122.68],
];
const names = ['River', 'Hill', 'Garden', 'Lake', 'Meadow', 'Harbor', 'Valley', 'Forest', 'Prairie', 'Canyon'];
const kinds = [
  ['Triple Negative Breast Cancer', 'people with triple-negative breast cancer'],
  ['HER2-positive Breast Cancer', 'people with HER2-positive breast cancer'],
  ['Hormone Receptor Positive Breast Cancer', 'people with hormone receptor-positive breast cancer'],
  ['HER2-low Breast Cancer', 'people with HER2-low breast cancer'],
  ['Breast Cancer', 'people with breast cancer'],
] as const;
const stages = [
  ['Early Stage Breast Cancer', 'that is at an early stage'],
  ['Metastatic Breast Cancer', 'that has spread to other parts of the body'],
  [null, ''],
] as const;
const drugs = ['Samplumab', 'Exampliclib', 'Inventane', 'Placeholdestrant', 'Fictisertib'] as const;
const given = [
  ['DRUG', null],
  ['BIOLOGICAL', null],
  ['RADIATION', 'Sample radiation schedule'],
  ['PROCEDURE', 'Sample surgery without drains'],
  ['BEHAVIORAL', 'Sample walking program'],
  ['DEVICE', 'Sample cooling cap'],
] as const;
const phasesOf = [['PHASE1'], ['PHASE2'], ['PHASE3'], ['PHASE1', 'PHASE2'], ['PHASE2', 'PHASE3'], ['PHASE4'], ['EARLY_PHASE1'], ['NA']];
const marker = ['PIK3CA', 'ESR1', 'BRCA1', 'PD-L1', null, null];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of a list, that which a part from 0 to 1 comes to. */
function itemAt<Item>(items: readonly Item[], part: number): Item {
  const [item] = items.slice(Math.floor(part * items.length));
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

export type MadeSite = {
  facility: string;
  status?: string;
  city: string;
  state: string;
  country: string;
  zip?: string;
  geoPoint?: { lat: number; lon: number };
  contacts?: { name: string; phone: string; email: string }[];
};
export type MadeStudy = ReturnType<typeof madeStudy>;

/** A study that is open, with so many sites. */
export function madeStudy(number: number, siteCount: number, random = randomFrom(number)) {
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, random());
  const [condition, people] = pick(kinds);
  const [stage, said] = pick(stages);
  const [type, named] = pick(given);
  const gene = pick(marker);
  const drug = named ?? pick(drugs);
  const posted = new Date(Date.UTC(2023, 0, 1) + Math.floor(random() * 1_300) * 86_400_000).toISOString().slice(0, 10);
  return {
    protocolSection: {
      identificationModule: {
        nctId: `NCT${String(90_000_000 + number)}`,
        briefTitle: `Sample study ${number}: ${drug} in ${condition}`,
        officialTitle: `A made-up study of ${drug} in ${people}${gene === null ? '' : ` with a change in ${gene}`}`,
      },
      statusModule: {
        overallStatus: random() < 0.9 ? 'RECRUITING' : 'NOT_YET_RECRUITING',
        startDateStruct: { date: posted.slice(0, 7), type: 'ACTUAL' },
        studyFirstPostDateStruct: { date: posted, type: 'ACTUAL' },
        lastUpdatePostDateStruct: { date: posted, type: 'ACTUAL' },
      },
      sponsorCollaboratorsModule: { leadSponsor: { name: 'A sponsor that is made up', class: 'OTHER' } },
      descriptionModule: {
        briefSummary: `This study is made up, to develop the website with. It would compare ${drug} with the usual treatment for ${people} ${said}.`,
      },
      conditionsModule: { conditions: [condition, ...(stage === null ? [] : [stage])], keywords: gene === null ? [] : [gene] },
      designModule: {
        studyType: 'INTERVENTIONAL',
        phases: pick(phasesOf),
        designInfo: {
          allocation: pick(['RANDOMIZED', 'NON_RANDOMIZED', 'NA']),
          primaryPurpose: 'TREATMENT',
          maskingInfo: { masking: 'NONE' },
        },
        enrollmentInfo: { count: 40 + Math.floor(random() * 800), type: 'ESTIMATED' },
      },
      armsInterventionsModule: { interventions: [{ type, name: drug, description: 'Given as the made-up plan says.' }] },
      eligibilityModule: {
        eligibilityCriteria: criteriaOf(random),
        healthyVolunteers: false,
        sex: 'ALL',
        minimumAge: '18 Years',
        stdAges: ['ADULT', 'OLDER_ADULT'],
      },
      contactsLocationsModule: {
        centralContacts: [{ name: 'A coordinator who is made up', role: 'CONTACT', phone: '202-555-0100', email: 'study@example.org' }],
        locations: Array.from({ length: siteCount }, (_, at) => madeSite(at, random)),
      },
    },
    derivedSection: { miscInfoModule: { versionHolder: posted } },
    hasResults: false,
  };
}

function criteriaOf(random: () => number): string {
  const lines = [
    'Inclusion Criteria:',
    '',
    '* Adults aged 18 years or older',
    '* Eastern Cooperative Oncology Group (ECOG) performance status 0 or 1',
    ...(random() < 0.5 ? ['* Earlier treatment with a CDK4/6 inhibitor is required'] : []),
    ...(random() < 0.4 ? ['* No more than two lines of chemotherapy for metastatic disease'] : []),
    '',
    'Exclusion Criteria:',
    '',
    random() < 0.5 ? '* Brain metastases that are untreated or cause symptoms' : '* Heart failure in the last six months',
    ...(random() < 0.4 ? ['* Earlier treatment with trastuzumab deruxtecan'] : []),
  ];
  return lines.join('\n');
}

function madeSite(at: number, random: () => number): MadeSite {
  // Squared: the towns at the beginning have most sites.
  const [city, state, lat, lon] = itemAt(towns, random() ** 2);
  const name = names[Math.floor(random() * names.length)];
  const status = random() < 0.75 ? 'RECRUITING' : random() < 0.5 ? 'NOT_YET_RECRUITING' : 'COMPLETED';
  // A suburb here and there, as the registry has them: within half a degree.
  const aside = () => (random() < 0.5 ? 0 : Math.round((random() - 0.5) * 100) / 100);
  return {
    facility: `Sample ${name} Hospital ${at + 1}`,
    ...(random() < 0.97 ? { status } : {}),
    ...{ city, state, country: 'United States' },
    ...(random() < 0.97 ? { geoPoint: { lat: lat + aside(), lon: lon + aside() } } : {}),
    contacts: [{ name: 'A study nurse who is made up', phone: '202-555-0101', email: 'site@example.org' }],
  };
}

/** So many studies with so many sites between them: a few have hundreds, most have a handful. */
export function madeStudies({ studies = 3_000, sites = 20_000, seed = 7 } = {}): MadeStudy[] {
  const random = randomFrom(seed);
  const weights = Array.from({ length: studies }, () => 0.2 + random() ** 6 * 30);
  const scale = sites / weights.reduce((sum, each) => sum + each, 0);
  let owed = 0;
  return weights.map((weight, at) => {
    owed += weight * scale;
    const count = Math.floor(owed);
    owed -= count;
    return madeStudy(at + 1, count);
  });
}
