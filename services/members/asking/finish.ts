import { discardDraft } from '#services/members/drafts.ts';
import type { Outcome, Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import type { Finished, Sending } from './asked.ts';
import { flows } from './flows.ts';
import type { Situation } from './situation.ts';
import type { ToldProblem } from './telling.ts';

type Finishing = Sending & { version: number };

/** Makes records of a draft, and throws it away; in the transaction of the member, who is locked. */
export async function finish(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  const done = await save(scope, situation, sending);
  if (done.kind === 'saved') await discardDraft(scope, situation.of);
  return done;
}

function save(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  switch (situation.of.flow) {
    case 'diagnosis':
      return saveDiagnosis(scope, situation, sending);
    case 'treatment':
      return saveTreatment(scope, situation, sending);
    case 'wizard':
      return saveWizard(scope, situation, sending);
    default:
      return situation.of.flow satisfies never;
  }
}

async function saveDiagnosis(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  const { today, current } = situation;
  const change = { key: current.id, sent: atEnd(situation, sending), context: { today } };
  const id = situation.of.recordId;
  const { diagnoses } = recordStores;
  return finished(
    sending,
    situation,
    await (id === null ? diagnoses.add(scope, change) : diagnoses.change(scope, { ...change, id, version: sending.version })),
  );
}

async function saveTreatment(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  const { today, current, treatable } = situation;
  const context = { today, diagnosisIds: treatable.map(({ id }) => id) };
  const change = { key: current.id, sent: atEnd(situation, sending), context };
  const id = situation.of.recordId;
  const { treatments } = recordStores;
  return finished(
    sending,
    situation,
    await (id === null ? treatments.add(scope, change) : treatments.change(scope, { ...change, id, version: sending.version })),
  );
}

/** The profile, and the first diagnosis where one was told. Nothing is stored of either while something is wrong with one of them. */
async function saveWizard(scope: Scope, situation: Situation, { locale }: Finishing): Promise<Finished> {
  const { today, isEmailVerified, current, profile, tellings, steps } = situation;
  const { diagnosed } = tellings.diagnosis.told('diagnosed');
  // Whoever skips whether it is confirmed, and tells the rest, has told one.
  const toldOfIt = { diagnosed: 'unknown', ...tellings.diagnosis.toSend() };
  const isTold = Object.keys(tellings.diagnosis.toSend()).length > 0;
  const hasDiagnosis = isTold && diagnosed !== 'no' && steps.some(({ record }) => record === 'diagnosis');
  const [first, ...rest] = [
    ...tellings.profile.problems(locale),
    ...(hasDiagnosis ? tellings.diagnosis.problems(locale, { diagnosed: 'unknown' }) : []),
  ];
  if (first) return { kind: 'refused', problems: [first, ...rest] };
  const saved = await recordStores.profiles.put(scope, {
    key: `${current.id}:profile`,
    version: profile?.version ?? 0,
    sent: tellings.profile.toSend(),
    context: { today, isEmailVerified },
  });
  // The member is locked, and the version is that of now: only a tab that saved the same draft can be in the way.
  if (saved.kind !== 'stored') return { kind: 'saved-before' };
  if (hasDiagnosis) {
    const change = { key: current.id, sent: toldOfIt, context: { today }, fromProfileWizard: true };
    const added = await recordStores.diagnoses.add(scope, change);
    if (added.kind === 'refused') throw new Error('a diagnosis was refused after it had been judged');
  }
  return { kind: 'saved', recordId: null };
}

/** What is sent of a record: its answers, and what was asked beside the summary. */
function atEnd({ of, tellings }: Situation, { told }: Finishing): object {
  const { atEnd: fields, records } = flows[of.flow];
  const [kind] = records;
  if (kind === undefined) throw new TypeError('A flow tells of no record.');
  return { ...tellings[kind].toSend(), ...tellings[kind].sent(fields, told) };
}

function finished<Fields>({ locale }: Finishing, { of, tellings }: Situation, outcome: Outcome<Fields>): Finished {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'saved', recordId: outcome.record.id };
    case 'removed':
      return { kind: 'saved', recordId: null };
    case 'refused': {
      const telling = tellings[of.flow === 'treatment' ? 'treatment' : 'diagnosis'];
      const inWords = (problem: (typeof outcome.problems)[number]): ToldProblem => ({ ...problem, text: telling.problem(locale, problem) });
      const [first, ...rest] = outcome.problems;
      return { kind: 'refused', problems: [inWords(first), ...rest.map(inWords)] };
    }
    case 'changed-elsewhere':
    case 'missing':
      return { kind: outcome.kind };
    case 'key-reused':
      // The draft of this id was saved, with other answers: there is none of that id to save any more.
      return { kind: 'saved-before' };
    default:
      return outcome satisfies never;
  }
}
