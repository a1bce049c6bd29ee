import type { Candidate } from '#services/content/library/store.ts';
import type { Audience } from '#services/content/model/shared.ts';
import { onlyLately } from './starts.ts';
import type { Place, Standing, Told, TreatmentType } from './told.ts';

/** Why something is shown to somebody; each is said in words. */
export type Reason =
  | { kind: 'diagnosis' }
  | { kind: 'stage'; stage: string }
  | { kind: 'treatment'; treatment: TreatmentType }
  | { kind: 'place'; place: Place }
  | { kind: 'risk' }
  | { kind: 'saved' }
  | { kind: 'read' }
  /** It changed since she read it. */
  | { kind: 'changed' }
  | { kind: 'everyone' };
export type Weighed = { reason: Reason; weight: number };

/** What reasons are weighed by. */
export type Weighing = {
  told: Told;
  standing: Standing;
  /** Where an entry stands in the lists that are chosen by hand, each in its order. */
  listed: {
    diagnosis: readonly string[];
    treatment: ReadonlyMap<string, { type: TreatmentType; at: number }>;
    place: readonly string[];
    risk: readonly string[];
  };
  /** What was saved and read, as it is now. */
  known: { saved: readonly Candidate[]; read: readonly Candidate[] };
};

/** What is chosen by hand comes first: each place further down the list counts for so much less. */
const step = 4;
const byHand = (list: readonly string[], id: string, most: number): number => {
  const at = list.indexOf(id);
  return at < 0 ? 0 : Math.max(10, most - step * at);
};
/** What goes with any diagnosis says less than what goes with hers. */
const general: ReadonlySet<string> = new Set([
  'treatment',
  'pathology-report',
  'before-treatment',
  'getting-a-second-opinion',
  'types',
  'her2-drugs',
]);
/** To be one of those for whom alone an entry is: who somebody is, and where a cancer went, says most. */
const audienceWeights: Readonly<Record<Audience, number>> = {
  'hormone-positive': 8,
  'her2-positive': 16,
  'her2-negative': 4,
  'her2-low': 24,
  'triple-negative': 16,
  'not-inflammatory': 0,
  'gene-change': 40,
  'bone-metastases': 100,
  'brain-metastases': 100,
  'liver-or-lung-metastases': 100,
  women: 0,
  men: 90,
  'before-45': 90,
  'before-50': 0,
  'from-60': 30,
  pregnancy: 0,
  black: 10,
  latina: 10,
};
const statusWeights = { undergoing: 20, planning: 18, finished: 8 } as const;

/** Every reason for an entry, the heaviest first. */
export function reasonsFor(candidate: Candidate, given: Weighing): Weighed[] {
  const { told, standing, listed } = given;
  const { id, changedOn } = candidate;
  const all: Weighed[] = [
    { reason: { kind: 'diagnosis' }, weight: ofDiagnosis(candidate, given) + ofResults(candidate, standing) },
    ...treatmentReasons(candidate, given),
    placeReason(candidate, given),
    { reason: { kind: 'risk' }, weight: byHand(listed.risk, id, 86) },
    ...stageReasons(candidate, standing),
    { reason: { kind: 'saved' }, weight: likeness(candidate, given.known.saved, 50) },
    { reason: { kind: 'read' }, weight: likeness(candidate, given.known.read, 16) },
    { reason: { kind: 'changed' }, weight: told.read.has(id) && changedOn !== null ? 40 : 0 },
  ];
  return all.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
}

/** Where she is; of who told nothing, that it is for everybody. */
function placeReason({ id, type, tags: { personas } }: Candidate, { told, standing, listed }: Weighing): Weighed {
  const [place] = standing.places;
  const weight = byHand(listed.place, id, 76);
  if (place === undefined)
    return { reason: { kind: 'everyone' }, weight: weight + (type === 'researchNews' ? 12 : personas.length === 0 ? 2 : 0) };
  const isLately = onlyLately.has(id) && standing.isMetastatic && told.diagnoses.length > 0;
  return { reason: { kind: 'place', place }, weight: weight + (personas.includes(place) ? 14 : 0) + (isLately ? 20 : 0) };
}

/** What tells of her diagnosis to somebody at another point of the way is less for her. */
function ofDiagnosis({ id, tags: { personas } }: Candidate, { standing: { places }, listed }: Weighing): number {
  const isHere = personas.length === 0 || personas.some((each) => places.has(each));
  return byHand(listed.diagnosis, id, general.has(id) ? 60 : 84) * (isHere ? 1 : 0.8);
}

/** What is for some alone, and for her, is for her above all; so is what names her type. */
function ofResults({ tags: { onlyFor, cancerTypes, stages, personas }, type }: Candidate, standing: Standing): number {
  if (standing.findings.length === 0 && standing.medicines.size === 0) return 0;
  const hasType = cancerTypes.some((each) => standing.cancerTypes.has(each)) && type !== 'personalStory';
  const isHere = personas.some((each) => standing.places.has(each));
  const isHers = isHere && isNarrow(stages) && type === 'page' && stages.some((each) => standing.stages.has(each));
  const ofAudience = onlyFor.filter((each) => each !== 'from-60' || standing.age !== null).map((each) => audienceWeights[each]);
  return ofAudience.reduce((sum, weight) => sum + weight, 0) + (hasType ? 16 : 0) + (isHers ? 16 : 0);
}

function treatmentReasons({ id, tags }: Candidate, { standing, listed }: Weighing): Weighed[] {
  const named = listed.treatment.get(id);
  const types = new Set([...(named ? [named.type] : []), ...tags.treatments]);
  return [...types].flatMap((treatment) => {
    const status = standing.treatments.get(treatment);
    if (status === undefined) return [];
    const weight =
      (named?.type === treatment ? Math.max(14, (status === 'finished' ? 76 : 86) - step * named.at) : 0) +
      (tags.treatments.includes(treatment) ? statusWeights[status] : 0);
    return [{ reason: { kind: 'treatment' as const, treatment }, weight }];
  });
}

const isNarrow = (stages: readonly string[]) => stages.length > 0 && stages.length <= 3;

/** The fewer stages an entry is about, the more it says of one. */
function stageReasons({ tags: { stages } }: Candidate, standing: Standing): Weighed[] {
  const stage = stages.find((each) => standing.stages.has(each));
  return stage === undefined ? [] : [{ reason: { kind: 'stage', stage }, weight: isNarrow(stages) ? 34 : 8 }];
}

/** How much an entry has in common with others: a link counts most, then topics. */
function likeness({ id, topics, links }: Candidate, others: readonly Candidate[], most: number): number {
  const each = others.map((other) => {
    const isLinked = other.links.includes(id) || links.includes(other.id);
    const shared = topics.filter((topic) => other.topics.includes(topic)).length;
    return (isLinked ? most : 0) + (shared * most) / 5;
  });
  return Math.min(
    2 * most,
    each.reduce((sum, weight) => sum + weight, 0),
  );
}
