import type { Candidate } from '#services/content/library/store.ts';
import { speaksOfSurvival } from '#services/content/model/survival-words.ts';
import { mayBeOffered } from './eligible.ts';
import { type Reason, reasonsFor, type Weighed, type Weighing } from './reasons.ts';
import { mostFirst } from './shared.ts';
import { riskStarts, startsOf, treatmentRows } from './starts.ts';
import { type Standing, standingOf, type Told } from './told.ts';

/** An entry that is for somebody, and why: the heaviest reason first, two at most. */
export type Choice = { candidate: Candidate; reasons: Reason[] };
export type Chosen = {
  /** None of these speaks of how long people live in its title or teaser, and the first has no number of it in its text either. */
  choices: Choice[];
  /** What does, which nobody is shown unasked. */
  ofSurvival: Choice[];
};

/** So many there are at most. */
const mostChoices = 20;
const mostOfSurvival = 5;

type Ranked = { candidate: Candidate; reasons: Weighed[]; score: number };

/**
 * What is for somebody, of all that the library has in her language. It rests on what she told, saved, dismissed and, where she wants
 * that, read; on nothing that others do.
 */
export function choose(candidates: readonly Candidate[], told: Told): Chosen {
  const standing = standingOf(told);
  const weighing = weighingOf(candidates, told, standing);
  const { diagnosis, treatment, risk } = weighing.listed;
  const named = new Set([...treatment.keys(), ...risk, ...weighing.listed.place]);
  const ofDiagnosis = new Set(diagnosis);
  const ranked = candidates
    .filter((candidate) => mayBeOffered(candidate, { told, standing, named, ofDiagnosis }))
    .filter(({ id }) => !isStartElsewhere(id, named))
    .flatMap((candidate) => {
      const reasons = reasonsFor(candidate, weighing);
      return reasons.length === 0 ? [] : [{ candidate, reasons, score: scoreOf(candidate, reasons, told) }];
    })
    .sort((a, b) => b.score - a.score || a.candidate.id.localeCompare(b.candidate.id));
  return {
    choices: gentlyBegun(mixed(ranked.filter((each) => !isOfSurvival(each)))).map(choiceOf),
    ofSurvival: ranked.filter(isOfSurvival).slice(0, mostOfSurvival).map(choiceOf),
  };
}

/** Of its title alone where it has no such number: a page on calm reading names survival too. */
function isOfSurvival({ candidate: { locale, type, title, teaser, hasSurvivalNumbers } }: Ranked): boolean {
  return speaksOfSurvival(locale, type === 'researchNews' || hasSurvivalNumbers ? `${title} ${teaser}` : title);
}

function weighingOf(candidates: readonly Candidate[], told: Told, standing: Standing): Weighing {
  const [place] = standing.places;
  const treatment = new Map<string, { type: NonNullable<Told['treatments'][number]['type']>; at: number }>();
  const rows = treatmentRows.flatMap(({ when, read }) => {
    const by = told.treatments.find((each) => when(each, { told, standing }));
    return by?.type ? read.map((id) => ({ id, type: by.type ?? 'surgery' })) : [];
  });
  for (const { id, type } of rows) if (!treatment.has(id)) treatment.set(id, { type, at: treatment.size });
  return {
    told,
    standing,
    listed: { diagnosis: standing.articles, treatment, place: startsOf[place ?? 'nowhere'], risk: riskStarts(told, standing) },
    known: {
      saved: candidates.filter(({ id }) => told.saved.includes(id)),
      read: candidates.filter(({ id }) => told.read.has(id)),
    },
  };
}

const everyStart = new Set(
  Object.values(startsOf)
    .flat()
    .filter((id) => id.startsWith('about-you')),
);
/** The first page for one place is not for another. */
const isStartElsewhere = (id: string, named: ReadonlySet<string>) => everyStart.has(id) && !named.has(id);

/** The more reasons the better; the newest research counts most, and is old after a year. */
function scoreOf({ type, publishedAt, tags }: Candidate, reasons: readonly Weighed[], { today }: Told): number {
  const [first, ...others] = reasons.map(({ weight }) => weight);
  const sum = (first ?? 0) + others.reduce((total, weight) => total + weight / 4, 0);
  if (type !== 'researchNews') return sum;
  const days = (Date.parse(today) - Date.parse(publishedAt)) / (24 * 3_600_000);
  const isNarrow = tags.onlyFor.length > 0 || tags.cancerTypes.length > 0;
  return sum + (days <= 45 ? 18 : days <= 180 ? 10 : days <= 365 ? 4 : 0) + (isNarrow ? 6 : 0);
}

/** Of one kind less and less: the first five hold what she has, what helps with it, and what is new. */
function mixed(ranked: readonly Ranked[]): Ranked[] {
  const left = [...ranked];
  const taken: Ranked[] = [];
  const count = (of: (each: Ranked) => boolean) => taken.filter(of).length;
  const worth = ({ candidate: { type }, reasons, score }: Ranked): number => {
    const kind = reasons[0]?.reason.kind;
    const alike = count((each) => each.reasons[0]?.reason.kind === kind);
    const ofType = count((each) => each.candidate.type === type);
    if (type === 'researchNews') return taken.length >= mostFirst - 2 && ofType === 0 ? score + 1_000 : score - 14 * ofType;
    return score - 4 * alike - (type === 'page' ? 0 : 10 * ofType);
  };
  while (taken.length < mostChoices && left.length > 0) {
    const next = left.reduce((best, each) => (worth(each) > worth(best) ? each : best));
    left.splice(left.indexOf(next), 1);
    taken.push(next);
  }
  return taken;
}

/** Numbers about survival are nobody's first page, folded or not. */
function gentlyBegun(ranked: Ranked[]): Ranked[] {
  const gentle = ranked.find(({ candidate }) => !candidate.hasSurvivalNumbers);
  return gentle === undefined ? ranked : [gentle, ...ranked.filter((each) => each !== gentle)];
}

const choiceOf = ({ candidate, reasons }: Ranked): Choice => ({ candidate, reasons: reasons.slice(0, 2).map(({ reason }) => reason) });
