import type { Candidate } from '#services/content/library/store.ts';
import { isAmong } from './audiences.ts';
import { neverOffered, onlyLately, onlyWhereNamed } from './starts.ts';
import type { Standing, Told, TreatmentType } from './told.ts';

/** `named`: what the lists that are chosen by hand hold for her; `ofDiagnosis`: what is said to go with her diagnosis. */
type Given = { told: Told; standing: Standing; named: ReadonlySet<string>; ofDiagnosis: ReadonlySet<string> };
type Tags = Candidate['tags'];

/** Of so many of the stages or more, an entry is for early cancer at large, also for who does not know hers. */
const mostStages = 5;
const early = new Set(['IA', 'IB', 'IIA', 'IIB', 'IIIA', 'IIIB', 'IIIC']);

/** What may be put before somebody at all, however well it fits. */
export function mayBeOffered(candidate: Candidate, given: Given): boolean {
  const { id, tags } = candidate;
  const { told, standing, named, ofDiagnosis } = given;
  if (told.dismissed.includes(id) || told.saved.includes(id) || neverOffered.has(id)) return false;
  if (!isNewSinceRead(candidate, told) || !tags.onlyFor.every((audience) => isAmong[audience](given))) return false;
  if (onlyWhereNamed.has(id) && !named.has(id) && !ofDiagnosis.has(id)) return false;
  if (onlyLately.has(id) && !standing.isNew) return false;
  if (!fitsStage(candidate, given) || !fitsType(candidate, given)) return false;
  if (tags.onlyFor.includes('men')) return true;
  return named.has(id) || (ofDiagnosis.has(id) && isOfOneCancer(candidate)) || (fitsPlace(tags, given) && fitsTreatment(candidate, given));
}

/** What tells what a cancer is, is for all who have it, wherever they are. */
const isOfOneCancer = ({ topics, tags: { stages, cancerTypes } }: Candidate) =>
  topics.includes('topic-types') || stages.length > 0 || cancerTypes.length > 0;

/** What she has read comes again when something changed that she should know of. */
function isNewSinceRead({ id, changedOn }: Candidate, { read }: Told): boolean {
  const readOn = read.get(id);
  return readOn === undefined || (changedOn !== null && changedOn > readOn);
}

/** What is for people at another point of the way frightens, or is no use any more. */
function fitsPlace({ personas }: Tags, { standing: { places } }: Given): boolean {
  if (personas.length === 0) return true;
  return places.size === 0 ? personas.length >= 3 : personas.some((each) => places.has(each));
}

function fitsStage({ type, tags: { stages, cancerTypes } }: Candidate, { standing }: Given): boolean {
  const { places, isMetastatic } = standing;
  if (stages.length === 0) return true;
  // Who cares for somebody is led by what carers tell, whatever they care for.
  if (places.has('caring-for-someone')) return type === 'personalStory' && !stages.every((each) => each === 'IV');
  if (type === 'personalStory') return stages.some((each) => isLike(each, standing));
  if (standing.stages.size > 0) return stages.some((each) => standing.stages.has(each));
  if (isMetastatic) return stages.includes('IV');
  return stages.length >= mostStages || cancerTypes.some((each) => standing.cancerTypes.has(each));
}

/** A story is of one stage, and for all whose cancer is as near or as far. */
function isLike(stage: string, { stages, isMetastatic, findings }: Standing): boolean {
  if (stage === 'IV' || isMetastatic) return stage === 'IV' && isMetastatic;
  if (stages.size === 0) return early.has(stage) && findings.every(({ extent }) => extent !== 'in-place');
  return early.has(stage) ? [...stages].some((each) => early.has(each)) : stages.has(stage);
}

/** A story is for all, whatever the type of cancer its teller had. */
function fitsType({ type, tags: { cancerTypes } }: Candidate, { standing }: Given): boolean {
  return type === 'personalStory' || cancerTypes.length === 0 || cancerTypes.some((each) => standing.cancerTypes.has(each));
}

/** Who told her treatments is not shown news of others; before treatment, all may be hers that a cancer like hers can be treated with. */
function fitsTreatment({ type: entryType, tags: { treatments } }: Candidate, given: Given): boolean {
  const { standing, told } = given;
  const types = treatments.filter((type): type is Exclude<TreatmentType, 'metastases'> => type !== 'metastases');
  if (types.length === 0) return treatments.length === 0 || standing.isMetastatic;
  if (standing.isMetastatic && treatments.includes('metastases')) return true;
  const possible = types.filter((type) => !isRuledOut(type, given));
  if (possible.length === 0) return false;
  if (standing.places.has('concerned-about-risk') || standing.places.has('caring-for-someone')) return true;
  if (standing.treatments.size === 0) return told.diagnoses.length > 0 || standing.places.size > 0 || entryType === 'researchNews';
  return possible.some((type) => standing.treatments.has(type) || (standing.places.has('newly-diagnosed') && !standing.isMetastatic));
}

/** What cannot be hers, going by what her results say. */
function isRuledOut(type: TreatmentType, given: Given): boolean {
  const { findings } = given.standing;
  if (findings.length === 0) return false;
  const isInPlace = findings.every(({ extent, kind }) => extent === 'in-place' || kind === 'dcis' || kind === 'lcis');
  switch (type) {
    case 'hormonal':
      return findings.every(({ hormones }) => hormones === 'negative');
    case 'chemotherapy':
    case 'immunotherapy':
    case 'targeted':
      return isInPlace && !given.standing.treatments.has(type);
    case 'metastases':
      return !given.standing.isMetastatic;
    case 'radiation':
    case 'surgery':
      return false;
    default:
      return type satisfies never;
  }
}
