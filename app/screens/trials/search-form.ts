import type { FormShape } from '#app/forms/define-form.ts';
import { filledIn } from '#app/forms/read-form.ts';
import {
  biomarkers,
  distances,
  earlierTreatments,
  phases,
  settings,
  sortOrders,
  subtypes,
  type TrialSearch,
  treatmentKinds,
  usualDistance,
} from '#services/trials/shared.ts';

/** What the search is asked with. Nothing of it stands in an address: the form is posted, and answered in its place. */
export const searchForm = {
  intent: 'search',
  fields: {
    zip: { kind: 'text', label: 'trials.field.zip', hint: 'trials.field.zip.hint', autoComplete: 'postal-code' },
    distance: { kind: 'choice', label: 'trials.field.distance' },
    setting: { kind: 'choice', label: 'trials.field.setting' },
    subtype: { kind: 'choice', label: 'trials.field.subtype' },
    kind: { kind: 'choice', label: 'trials.field.kind' },
    phase: { kind: 'choice', label: 'trials.field.phase' },
    sort: { kind: 'choice', label: 'trials.field.sort' },
    biomarkers: { kind: 'toldList' },
    earlier: { kind: 'toldList' },
    brain: { kind: 'told' },
  },
  submit: 'trials.submit',
  problems: { 'not-a-zip': 'trials.problem.zip', 'unknown-zip': 'trials.problem.unknown-zip' },
} as const satisfies FormShape;

/** What stands behind each choice, in the order of the page. */
export const choices = {
  distance: distances,
  setting: settings,
  subtype: subtypes,
  kind: treatmentKinds,
  phase: phases,
  sort: sortOrders,
} as const;

const among = <Value extends string>(values: readonly Value[], sent: string | undefined): Value | null =>
  values.find((value) => value === sent) ?? null;
const manyOf = <Value extends string>(values: readonly Value[], sent: string | undefined): Value[] =>
  values.filter((value) => (sent ?? '').split(' ').includes(value));

/** What somebody asks for; what is no answer of the form counts as not asked. `tool` is for metastatic disease alone. */
export function searchOf(sent: URLSearchParams, { tool = false } = {}): TrialSearch {
  const filled = filledIn(searchForm, sent);
  const from = Number(sent.get('from') ?? '0');
  return {
    zip: filled.zip ?? '',
    distance: among(distances, filled.distance) ?? usualDistance,
    setting: tool ? 'metastatic' : among(settings, filled.setting),
    subtype: among(subtypes, filled.subtype),
    kind: among(treatmentKinds, filled.kind),
    phase: among(phases, filled.phase),
    sort: among(sortOrders, filled.sort) ?? 'distance',
    biomarkers: manyOf(biomarkers, filled.biomarkers),
    earlier: manyOf(earlierTreatments, filled.earlier),
    hasBrainMetastases: filled.brain !== undefined,
    from: Number.isInteger(from) && from > 0 && from < 100_000 ? from : 0,
  };
}

/** A search as its form sends it: for the forms of its answer, which ask on. */
export function sentOf(search: TrialSearch): [name: string, value: string][] {
  const { zip, distance, setting, subtype, kind, phase, sort } = search;
  const one = Object.entries({ zip, distance, setting, subtype, kind, phase, sort }).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  return [
    ...one,
    ...search.biomarkers.map((value): [string, string] => ['biomarkers', value]),
    ...search.earlier.map((value): [string, string] => ['earlier', value]),
    ...(search.hasBrainMetastases ? [['brain', 'yes'] satisfies [string, string]] : []),
  ];
}
