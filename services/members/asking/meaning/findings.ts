import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { her2StatusOf } from '#services/members/vocabulary/diagnosis/shared.ts';

/*
 * What a diagnosis comes to, of what was answered alone. Nothing is guessed: what was not answered, or does not go together, stays open.
 */

/** The kind that decides: of several in one report the most serious. `mismatch`: kind and stage cannot both be right. */
type KindOfCancer = 'invasive' | 'inflammatory' | 'other' | 'paget' | 'phyllodes' | 'dcis' | 'in-situ' | 'lcis' | 'mismatch' | 'unknown';
/** How far it has gone; `advanced` is locally advanced, `near` only that it is not in a distant part of the body. */
type Extent = 'in-place' | 'early' | 'advanced' | 'metastatic' | 'near' | 'unknown';
/** `weak`: estrogen receptors in up to one cell of ten, and none for progesterone known. */
type Hormones = 'positive' | 'weak' | 'negative' | 'unknown';
/** `open`: a second test decides. `conflict`: what was answered does not go together. */
type Her2 = 'positive' | 'low' | 'negative' | 'open' | 'conflict' | 'unknown';

export type Findings = {
  certainty: 'confirmed' | 'unsure' | 'none';
  kind: KindOfCancer;
  extent: Extent;
  origin: 'ductal' | 'lobular' | 'both' | 'unknown';
  hormones: Hormones;
  her2: Her2;
  /** Where an earlier cancer has come back. */
  comeBack: 'local' | 'regional' | 'distant' | null;
  /** Another cancer than the one before. */
  isNew: boolean;
  isInNodesOnly: boolean;
};

export function findingsOf(diagnosis: Diagnosis): Findings {
  const { diagnosed, recurrent, side } = diagnosis;
  const extent = extentOf(diagnosis);
  return {
    certainty: diagnosed === 'yes' ? 'confirmed' : diagnosed === 'no' ? 'none' : 'unsure',
    kind: kindOf(diagnosis, extent),
    extent,
    origin: originOf(diagnosis),
    hormones: hormonesOf(diagnosis),
    her2: her2Of(diagnosis),
    comeBack: comeBackOf(diagnosis, extent),
    isNew: recurrent === 'second-primary',
    isInNodesOnly: side === 'nodes',
  };
}

function extentOf({ metastatic, stage, recurrent }: Diagnosis): Extent {
  if (metastatic === 'yes' || recurrent === 'metastatic') return 'metastatic';
  switch (stage) {
    case '0':
      return 'in-place';
    case 'IA':
    case 'IB':
    case 'IIA':
    case 'IIB':
      return 'early';
    case 'IIIA':
    case 'IIIB':
    case 'IIIC':
      return 'advanced';
    case 'IV':
      return 'metastatic';
    case 'LCIS':
    case 'unknown':
    case null:
      return metastatic === 'no' ? 'near' : 'unknown';
    default:
      return stage satisfies never;
  }
}

function comeBackOf({ recurrent }: Diagnosis, extent: Extent): Findings['comeBack'] {
  if (recurrent === 'metastatic') return 'distant';
  return extent !== 'metastatic' && (recurrent === 'local' || recurrent === 'regional') ? recurrent : null;
}

function kindOf({ cancerTypes, stage, recurrent }: Diagnosis, extent: Extent): KindOfCancer {
  const has = (type: Diagnosis['cancerTypes'][number]) => cancerTypes.includes(type);
  const hasGoneFurther = extent === 'early' || extent === 'advanced' || extent === 'metastatic' || recurrent === 'regional';
  const isInSituStage = (stage === '0' || stage === 'LCIS') && !hasGoneFurther;
  if (has('IBC')) return isInSituStage ? 'mismatch' : 'inflammatory';
  if (has('IDC') || has('ILC')) return isInSituStage ? 'mismatch' : 'invasive';
  if (has('other')) return 'other';
  if (has('pagets')) return 'paget';
  if (has('DCIS')) return hasGoneFurther || (stage === 'LCIS' && !has('LCIS')) ? 'mismatch' : 'dcis';
  if (has('phyllodes')) return 'phyllodes';
  if (has('LCIS')) return hasGoneFurther ? 'mismatch' : 'lcis';
  if (hasGoneFurther) return 'invasive';
  if (stage === 'LCIS') return 'lcis';
  return stage === '0' ? 'in-situ' : 'unknown';
}

function originOf({ cancerTypes }: Diagnosis): Findings['origin'] {
  const isDuctal = cancerTypes.includes('IDC');
  if (cancerTypes.includes('ILC')) return isDuctal ? 'both' : 'lobular';
  return isDuctal ? 'ductal' : 'unknown';
}

/** Not said of Paget disease and of the rarer types: chemotherapy does not lead in all of these. */
export function isTripleNegative({ kind, hormones, her2 }: Findings): boolean {
  return hormones === 'negative' && (her2 === 'negative' || her2 === 'low') && kind !== 'other' && kind !== 'paget';
}

/** Up to so many of 100 cells is called low positive. */
const mostOfLowPositive = 10;

function hormonesOf({ estrogen, progesterone, estrogenPercentage: percentage }: Diagnosis): Hormones {
  if (estrogen === 'positive' && !(percentage !== null && percentage <= mostOfLowPositive)) return 'positive';
  if (estrogen === 'positive' || (estrogen === 'negative' && progesterone === 'positive')) return 'weak';
  if (progesterone === 'positive') return 'positive';
  return estrogen === 'negative' && progesterone === 'negative' ? 'negative' : 'unknown';
}

function her2Of(diagnosis: Diagnosis): Her2 {
  const { her2neu, her2IhcResult: protein, her2IshResult: copies } = diagnosis;
  const told = her2neu === 'unknown' ? null : her2neu;
  const tested = her2StatusOf(diagnosis);
  if (told !== null && tested !== null && told !== tested) return 'conflict';
  const status = told ?? tested;
  if (status === 'positive') return 'positive';
  if (protein === '1+' || (protein === '2+' && copies === 'negative')) return 'low';
  if (status === 'negative') return 'negative';
  return protein === '2+' ? 'open' : 'unknown';
}
