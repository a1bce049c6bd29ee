import type { Locale } from '#config/locale.ts';
import type { personas } from '#services/content/model/shared.ts';
import { articlesFor } from '#services/members/asking/meaning/articles.ts';
import { type Findings, findingsOf } from '#services/members/asking/meaning/findings.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';

export type Place = (typeof personas)[number];
export type TreatmentType = NonNullable<Treatment['type']>;

/** What a member told, and did, as far as anything is chosen by it. Ids are of entries. */
export type Told = {
  locale: Locale;
  /** Calendar date, `YYYY-MM-DD`. */
  today: string;
  profile: Profile | null;
  diagnoses: readonly Diagnosis[];
  treatments: readonly Treatment[];
  saved: readonly string[];
  dismissed: readonly string[];
  /** With the day on which each was read last; nothing where recommendations are switched off. */
  read: ReadonlyMap<string, string>;
};

/** What that comes to. */
export type Standing = {
  /** Where she is in the journey; nothing where nobody can tell. */
  places: ReadonlySet<Place>;
  /** Stages of cancers that were told; IV alone where one has spread. */
  stages: ReadonlySet<string>;
  cancerTypes: ReadonlySet<string>;
  findings: readonly Findings[];
  isMetastatic: boolean;
  /** Each type of treatment that was told, with how far the one that is nearest to today has come. */
  treatments: ReadonlyMap<TreatmentType, NonNullable<Treatment['status']>>;
  /** What she takes or gets, is to get, or took: medicines and regimens. */
  medicines: ReadonlySet<string>;
  /** The newest diagnosis is of the last half year, or when it was is not told. */
  isNew: boolean;
  /** In whole years. */
  age: number | null;
  /** What her diagnoses mean: entries that fit best, the newest diagnosis first. */
  articles: readonly string[];
};

export function standingOf(told: Told): Standing {
  const confirmed = told.diagnoses.filter(({ diagnosed }) => diagnosed !== 'no');
  const findings = confirmed.map(findingsOf);
  const isMetastatic = told.profile?.persona === 'metastatic' || findings.some(({ extent }) => extent === 'metastatic');
  const treatments = new Map<TreatmentType, NonNullable<Treatment['status']>>();
  for (const status of ['finished', 'planning', 'undergoing'] as const)
    for (const each of told.treatments) if (each.type !== null && each.status === status) treatments.set(each.type, status);
  const stages = confirmed.flatMap(({ stage }) => (stage === null || stage === 'unknown' ? [] : [stage]));
  const newestFirst = told.diagnoses.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  return {
    places: placesOf(told, { isMetastatic, treatments }),
    stages: new Set(isMetastatic ? ['IV'] : [...stages, ...atypical(told.profile)]),
    cancerTypes: new Set(confirmed.flatMap(({ cancerTypes }) => cancerTypes.filter((type) => type !== 'unknown'))),
    findings,
    isMetastatic,
    treatments,
    medicines: new Set(told.treatments.flatMap(({ medicines, regimen }) => [...medicines, ...(regimen === null ? [] : [regimen])])),
    isNew: isWithin(newestFirst[0], told.today, 6),
    age: ageOf(told),
    articles: [
      ...new Set(
        newestFirst.flatMap((diagnosis) =>
          articlesFor({ findings: findingsOf(diagnosis), diagnosis, person: { sex: told.profile?.sex ?? null } }),
        ),
      ),
    ],
  };
}

/** What she says of herself counts, and what follows from her record where she says nothing; that a cancer has spread counts before both. */
function placesOf(
  { profile, diagnoses, today }: Told,
  { isMetastatic, treatments }: Pick<Standing, 'isMetastatic' | 'treatments'>,
): ReadonlySet<Place> {
  const persona = profile?.persona ?? null;
  if (persona === 'caring-for-someone') return new Set([persona]);
  if (isMetastatic) return new Set(['metastatic']);
  if (persona !== null) return new Set([persona]);
  const statuses = [...treatments].filter(([type]) => type !== 'hormonal').map(([, status]) => status);
  if (statuses.includes('undergoing')) return new Set(['in-treatment']);
  if (statuses.length > 0 && statuses.every((status) => status === 'finished')) return new Set(['finished-treatment']);
  if (treatments.has('hormonal')) return new Set([treatments.get('hormonal') === 'undergoing' ? 'in-treatment' : 'finished-treatment']);
  const confirmed = diagnoses.filter(({ diagnosed }) => diagnosed === 'yes');
  if (confirmed.length > 0) {
    return new Set([confirmed.some((each) => isWithin(each, today, 18)) ? 'newly-diagnosed' : 'finished-treatment']);
  }
  return new Set(diagnoses.length > 0 ? ['concerned-about-risk'] : []);
}

/** What was found once, and is no cancer: its pages are those of LCIS. */
function atypical(profile: Profile | null): string[] {
  const risks: readonly string[] = profile?.additionalRisks ?? [];
  return risks.includes('lobular-neoplasia') || risks.includes('atypical-ductal-hyperplasia') ? ['LCIS'] : [];
}

function isWithin(diagnosis: Diagnosis | undefined, today: string, months: number): boolean {
  const { diagnosisDateYear: year = null, diagnosisDateMonth: month = null } = diagnosis ?? {};
  if (year === null) return true;
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - (month ?? 12) <= months;
}

function ageOf({ profile, today }: Told): number | null {
  const birthdate = profile?.birthdate ?? null;
  if (birthdate === null) return null;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

const dateOf = ({ diagnosisDateYear: year, diagnosisDateMonth: month }: Diagnosis) =>
  `${year ?? '0000'}-${String(month ?? 0).padStart(2, '0')}`;
