import {
  type Biomarker,
  biomarkers,
  type EarlierTreatment,
  earlierTreatments,
  type Named,
  type Setting,
  type Subtype,
  settings,
  subtypes,
  type TreatmentKind,
} from './shared.ts';
import type { Study } from './study.ts';

/** What a study says of itself, in words that are known, and in which field. What it does not say is not guessed. */
export type Facets = {
  subtypes: readonly Named<Subtype>[];
  settings: readonly Named<Setting>[];
  biomarkers: readonly Named<Biomarker>[];
  kinds: readonly TreatmentKind[];
  /** Its criteria speak of these: what they ask is shown, and answered by the study alone. */
  asks: { earlier: readonly Named<EarlierTreatment>[]; brainMetastases: readonly Named<'brain'>[] };
};

const subtypeWords: Record<Subtype, RegExp> = {
  'hormone-positive': /\b(?:hormone[- ]receptor|HR|ER|estrogen[- ]receptor)(?:\s*\/\s*(?:PR|PgR))?[- ]?(?:positive\b|\+)|\bHR\+/i,
  'her2-positive': /\b(?:HER-?2|ERBB2)(?:\/neu)?(?:[- ]?(?:positive\b|overexpress\w*|amplified\b|mutant\b)|\+)/i,
  'her2-low': /\bHER-?2[- ]?(?:ultra)?-?\s?low\b/i,
  'triple-negative': /\btriple[- ]?negative\b|\bTNBC\b/i,
};
const settingWords: Record<Setting, RegExp> = {
  early:
    /\b(?:early[- ](?:stage )?breast|early[- ]stage|neo-?adjuvant|adjuvant|stage (?:0|I|II|1|2)[ABC]?\b|DCIS|ductal carcinoma in situ|non-?metastatic|resectable)/i,
  metastatic: /(?<!non-?)\b(?:metasta\w+|stage (?:IV|4)\b|advanced breast|MBC\b|locally advanced or metastatic)/i,
};
const biomarkerWords: Record<Biomarker, RegExp> = {
  pik3ca: /\bPIK3CA\b|\bPI3K\b/i,
  esr1: /\bESR1\b/i,
  brca: /\bg?BRCA[12]?\b/i,
  'pd-l1': /\bPD-?L1\b/i,
  akt: /\bAKT1?\b|\bPTEN\b/i,
  trop2: /\bTROP-?2\b/i,
};
const earlierWords: Record<EarlierTreatment, RegExp> = {
  cdk46: /\bCDK\s?4\s?\/\s?6|\bpalbociclib|\bribociclib|\babemaciclib/i,
  hormonal: /\bendocrine (?:therapy|treatment)|\bhormon\w+ therapy|\baromatase inhibitor|\btamoxifen|\bfulvestrant/i,
  chemotherapy: /\bchemotherap/i,
  'anti-her2': /\btrastuzumab\b(?! deruxtecan)|\bpertuzumab|\banti-HER-?2|\bHER-?2[- ]directed/i,
  adc: /\bantibody[- ]drug conjugate|\bADC\b|\bderuxtecan|\bgovitecan|\bemtansine|\bT-DX[dD]\b/i,
  immunotherapy: /\bpembrolizumab|\batezolizumab|\bimmunotherap|\bcheckpoint inhibitor|\banti-PD-?(?:L?1)\b/i,
  parp: /\bPARP\b|\bolaparib|\btalazoparib/i,
};
const brainWords = { brain: /\bbrain metasta\w+|\bCNS metasta\w+|\bcentral nervous system|\bleptomeningeal/i };

/** The registry's kinds of interventions, under the words of readers. */
const kindOf: Readonly<Record<string, TreatmentKind>> = {
  ...{ DRUG: 'drug', BIOLOGICAL: 'drug', COMBINATION_PRODUCT: 'drug', GENETIC: 'drug', RADIATION: 'radiation', PROCEDURE: 'procedure' },
  ...{ BEHAVIORAL: 'behavior', DIETARY_SUPPLEMENT: 'behavior', DEVICE: 'device', DIAGNOSTIC_TEST: 'device' },
};

export function facetsOf(study: Study): Facets {
  const about = [
    ...study.conditions.map((text) => ['conditions', text] as const),
    ['title', study.title] as const,
    ...(study.officialTitle === null ? [] : [['title', study.officialTitle] as const]),
    ...study.keywords.map((text) => ['keywords', text] as const),
  ];
  const given = study.interventions.map(({ name }) => ['interventions', name] as const);
  const criteria = study.criteria === null ? [] : study.criteria.split(/\n+/).map((text) => ['criteria', text] as const);
  return {
    subtypes: named(subtypes, subtypeWords, about),
    settings: named(settings, settingWords, about),
    biomarkers: named(biomarkers, biomarkerWords, [...about, ...given]),
    kinds: [...new Set(study.interventions.map(({ type }) => kindOf[type ?? ''] ?? 'other'))],
    asks: { earlier: named(earlierTreatments, earlierWords, criteria), brainMetastases: named(['brain'], brainWords, criteria) },
  };
}

type Text = readonly [field: Named<string>['field'], text: string];
const longestQuote = 300;

/** What of a vocabulary stands in texts: each once, with the first text that says so. */
function named<const Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<NoInfer<Value>, RegExp>>,
  texts: readonly Text[],
): Named<Value>[] {
  return values.flatMap((value) => {
    const found = texts.find(([, text]) => words[value].test(text));
    return found ? [{ value, field: found[0], words: quoted(found[1]) }] : [];
  });
}

function quoted(text: string): string {
  const line = text
    .replace(/^[\s*\-•\d.]+/, '')
    .replace(/\\(?=[<>[\]*_])/g, '')
    .trim();
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1).trimEnd()}…`;
}
