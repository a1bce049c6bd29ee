import type { Answer, Caller } from '#services/identity/shared.ts';
import type { Members } from '#services/members/members.ts';
import type { Problem } from '#services/members/shared.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import type { Outcome } from '#services/members/store/record-store.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { Builder } from './builder.ts';
import { dataOf, expectKey, keyDescription } from './member-changes.ts';
import { type RecordRef, recordInput, recordType, type ShownRecord } from './record-fields.ts';
import { signedIn, signedInCaller } from './signed-in.ts';

const outcomes = ['STORED', 'REMOVED', 'REFUSED', 'CHANGED_ELSEWHERE', 'MISSING', 'KEY_REUSED'] as const;

type Changed = { outcome: (typeof outcomes)[number]; record: ShownRecord | null; problems: readonly Problem[] };

const versionDescription = 'The version that was read. A newer one is answered CHANGED_ELSEWHERE.';

/** Adds what members tell of themselves: to read it, and to change it. */
export function addRecords(builder: Builder): void {
  const changeType = changes(builder);
  addProfile(builder, changeType);
  addDiagnoses(builder, changeType);
  addTreatments(builder, changeType);
}

type ChangeType = ReturnType<typeof changes>;

/** Makes the type that answers a change of a kind of record. */
function changes(builder: Builder) {
  const outcome = builder.enumType('RecordOutcome', {
    values: outcomes,
    description:
      'What became of a change. REFUSED: the problems say why. CHANGED_ELSEWHERE: another tab or device changed the record since; nothing was stored. KEY_REUSED: the key was used for another change.',
  });
  const problem = builder.objectRef<Problem>('RecordProblem').implement({
    fields: (t) => ({ field: t.exposeString('field'), code: t.exposeString('code') }),
  });
  return (name: string, record: RecordRef) =>
    builder.objectRef<Changed>(name).implement({
      fields: (t) => ({
        outcome: t.expose('outcome', { type: outcome }),
        record: t.expose('record', { type: record, nullable: true, description: 'As it is now.' }),
        problems: t.expose('problems', { type: [problem] }),
      }),
    });
}

function addProfile(builder: Builder, changeType: ChangeType): void {
  const fields = records.profile.all;
  const profile = recordType(builder, 'Profile', fields, {
    inWords: true,
    and: (t) => ({
      id: t.id({ resolve: ({ memberId }) => String(memberId) }),
      bcoId: t.string({ nullable: true, description: 'The id of the member.', resolve: ({ memberId }) => String(memberId) }),
      avatar: t.string({
        nullable: true,
        description: 'The address of the picture, as the calls under /api/user answer it; null without one.',
        resolve: async (_, __, context) => dataOf(await context.sources.avatars.own(await signedInCaller(context))),
      }),
      version: t.int({ description: '0 before anything was told.', resolve: ({ version }) => Number(version) }),
    }),
  });
  const input = recordInput(builder, 'ProfileInput', fields, { inWords: true });
  const change = changeType('ProfileChange', profile);
  const shown = (memberId: string, stored: Parameters<typeof shownRecord>[0] | null): ShownRecord =>
    stored ? { ...shownRecord(stored), memberId } : { ...records.profile.empty, version: 0, memberId };

  builder.queryField('profile', (t) =>
    t.field({
      type: profile,
      nullable: true,
      resolve: async (_, __, context) => {
        const { id } = await signedIn(context);
        return shown(id, dataOf(await context.sources.members.profile(await signedInCaller(context))));
      },
    }),
  );
  builder.mutationField('updateProfile', (t) =>
    t.field({
      type: change,
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        version: t.arg.int({ required: true, description: versionDescription }),
        profile: t.arg({ type: input, required: true }),
      },
      resolve: async (_, { key, version, profile: sent }, context) => {
        expectKey(key);
        const { id } = await signedIn(context);
        const caller = await signedInCaller(context);
        const answer = await context.sources.members.changeProfile(caller, { key, version, sent: asFlags(sent) });
        return changed(answer, (stored) => shown(id, stored));
      },
    }),
  );
}

function addDiagnoses(builder: Builder, changeType: ChangeType): void {
  const { all } = records.diagnosis;
  addMany(builder, {
    name: 'Diagnosis',
    record: recordType(builder, 'Diagnosis', all, {
      and: (t) => ({
        ...keptFields(t),
        fromProfileWizard: t.boolean({ resolve: ({ fromProfileWizard }) => fromProfileWizard === true }),
        updatedBy: t.string({ description: 'Nobody but the member changes a diagnosis.', resolve: () => 'member' }),
      }),
    }),
    changeType,
    list: ['diagnoses', ({ diagnoses }) => diagnoses],
    changes: ({ diagnosis }) => diagnosis,
    all,
  });
}

function addTreatments(builder: Builder, changeType: ChangeType): void {
  const { all } = records.treatment;
  addMany(builder, {
    name: 'Treatment',
    record: recordType(builder, 'Treatment', all, { and: keptFields }),
    changeType,
    list: ['treatments', ({ treatments }) => treatments],
    changes: ({ treatment }) => treatment,
    all,
  });
}

type OutputBuilder = Parameters<NonNullable<Parameters<RecordRef['implement']>[0]['fields']>>[0];

const keptFields = (t: OutputBuilder) => ({
  id: t.id({ resolve: ({ id }) => String(id) }),
  version: t.int({ resolve: ({ version }) => Number(version) }),
  createdAt: t.string({ resolve: ({ createdAt }) => String(createdAt) }),
  updatedAt: t.string({ resolve: ({ updatedAt }) => String(updatedAt) }),
});

type Many = {
  name: string;
  record: RecordRef;
  changeType: ChangeType;
  list: [name: string, of: (members: Members) => (caller: Caller) => Promise<Answer<Stored<object>[]>>];
  changes(members: Members): Members['diagnosis'] | Members['treatment'];
  all: Parameters<typeof recordInput>[2];
};

/** Adds a kind of record of which a member may have many. */
function addMany(builder: Builder, { name, record, changeType, list: [list, listOf], changes: changesOf, all }: Many): void {
  const input = recordInput(builder, `${name}Input`, all);
  const change = changeType(`${name}Change`, record);

  builder.queryField(list, (t) =>
    t.field({
      type: [record],
      nullable: true,
      resolve: async (_, __, context) => {
        const caller = await signedInCaller(context);
        return dataOf(await listOf(context.sources.members)(caller)).map(shownRecord);
      },
    }),
  );
  builder.mutationFields((t) => {
    const key = t.arg.id({ required: true, description: keyDescription });
    const id = t.arg.id({ required: true });
    const version = t.arg.int({ required: true, description: versionDescription });
    const sent = t.arg({ type: input, required: true });
    return {
      [`add${name}`]: t.field({
        type: change,
        args: { key, record: sent, fromProfileWizard: t.arg.boolean({ defaultValue: false }) },
        resolve: async (_, { key: given, record: fields, fromProfileWizard }, context) => {
          expectKey(given);
          const caller = await signedInCaller(context);
          const { add } = changesOf(context.sources.members);
          return changed(await add(caller, { key: given, sent: fields, fromProfileWizard: fromProfileWizard ?? false }), shownRecord);
        },
      }),
      [`update${name}`]: t.field({
        type: change,
        args: { key, id, version, record: sent },
        resolve: async (_, { record: fields, ...given }, context) => {
          expectKey(given.key);
          const caller = await signedInCaller(context);
          return changed(await changesOf(context.sources.members).change(caller, { ...given, sent: fields }), shownRecord);
        },
      }),
      [`remove${name}`]: t.field({
        type: change,
        args: { key, id, version },
        description: 'For ten minutes it can be brought back.',
        resolve: async (_, given, context) => {
          expectKey(given.key);
          const caller = await signedInCaller(context);
          return changed(await changesOf(context.sources.members).remove(caller, given), shownRecord);
        },
      }),
      [`restore${name}`]: t.field({
        type: change,
        args: { key, id },
        resolve: async (_, given, context) => {
          expectKey(given.key);
          const caller = await signedInCaller(context);
          return changed(await changesOf(context.sources.members).restore(caller, given), shownRecord);
        },
      }),
    };
  });
}

function shownRecord({ fields, ...kept }: Stored<object>): ShownRecord {
  return { ...fields, ...kept };
}

/** @throws UNAUTHENTICATED where the session ended meanwhile */

function changed<Fields extends object>(answer: Answer<Outcome<Fields>>, shown: (stored: Stored<Fields>) => ShownRecord): Changed {
  const outcome = dataOf(answer);
  switch (outcome.kind) {
    case 'stored':
      return { outcome: 'STORED', record: shown(outcome.record), problems: [] };
    case 'changed-elsewhere':
      return { outcome: 'CHANGED_ELSEWHERE', record: shown(outcome.current), problems: [] };
    case 'refused':
      return { outcome: 'REFUSED', record: null, problems: outcome.problems };
    case 'removed':
      return { outcome: 'REMOVED', record: null, problems: [] };
    case 'missing':
      return { outcome: 'MISSING', record: null, problems: [] };
    case 'key-reused':
      return { outcome: 'KEY_REUSED', record: null, problems: [] };
    default:
      return outcome satisfies never;
  }
}

/** Visibility flags in words, as the vocabulary reads them. What is neither is left for it to refuse. */
function asFlags(sent: object): object {
  const flags: Record<string, boolean> = { public: true, private: false };
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      isVisibility(name) && Object.hasOwn(flags, String(value)) ? flags[String(value)] : value,
    ]),
  );
}

const isVisibility = (name: string) => records.profile.all.get(name)?.kind === 'visibility';
