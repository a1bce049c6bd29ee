import { discardDraft } from '#services/members/drafts.ts';
import type { Outcome, RecordStore, Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import type { Finished, Sending } from './asked.ts';
import { flows } from './flows.ts';
import type { Situation } from './situation.ts';

type Finishing = Sending & { version: number };

/** Makes records of a draft, and throws it away; in the transaction of the member, who is locked. */
export async function finish(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  const done = await save(scope, situation, sending);
  if (done.kind === 'saved') await discardDraft(scope, situation.of);
  return done;
}

function save(scope: Scope, situation: Situation, sending: Finishing): Promise<Finished> {
  const { of, today, treatable } = situation;
  const given = { scope, situation, sending };
  switch (of.flow) {
    case 'diagnosis':
      return saveIn(recordStores.diagnoses, { ...given, context: { today } });
    case 'treatment':
      return saveIn(recordStores.treatments, { ...given, context: { today, diagnosisIds: treatable.map(({ id }) => id) } });
    case 'wizard':
      return saveWizard(scope, situation, sending);
    default:
      return of.flow satisfies never;
  }
}

/** Adds a record, or changes the one that the flow is for. */
async function saveIn<Fields extends object, Context>(
  store: RecordStore<Fields, Context>,
  { scope, situation, sending, context }: { scope: Scope; situation: Situation; sending: Finishing; context: Context },
): Promise<Finished> {
  const { of, current } = situation;
  const given = { key: current.id, sent: atEnd(situation, sending), context };
  const outcome =
    of.recordId === null
      ? await store.add(scope, given)
      : await store.change(scope, { ...given, id: of.recordId, version: sending.version });
  return finished(sending, situation, outcome);
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
    key: current.id,
    version: profile?.version ?? 0,
    sent: tellings.profile.toSend(),
    context: { today, isEmailVerified },
  });
  // The member is locked, and the version is that of now: only a tab that saved the same draft can be in the way.
  if (saved.kind !== 'stored') return { kind: 'saved-before' };
  if (hasDiagnosis) {
    const change = { key: `${current.id}:diagnosis`, sent: toldOfIt, context: { today }, fromProfileWizard: true };
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
    case 'refused':
      return { kind: 'refused', problems: tellings[of.flow === 'treatment' ? 'treatment' : 'diagnosis'].inWords(locale, outcome.problems) };
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
