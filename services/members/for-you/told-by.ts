import type { Locale } from '#config/locale.ts';
import { writeAudit } from '#services/members/audit.ts';
import type { Reading } from '#services/members/member-scope.ts';
import { everySaved } from '#services/members/saved/saved-rows.ts';
import { type State, stateOf, withoutOld } from '#services/members/store/for-you-state.ts';
import { everyRow } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import type { Told } from './told.ts';

type By = { actor: 'member' | 'job'; locale: Locale; today: string };

/** All of a member that anything is chosen by, read in a transaction of hers; her log says so. */
export async function toldBy({ seal, ...of }: Reading, { actor, locale, today }: By): Promise<{ told: Told; state: State }> {
  const nothing: Told = { locale, today, profile: null, diagnoses: [], treatments: [], saved: [], dismissed: [], read: new Map() };
  if (!seal) return { told: nothing, state: { dismissed: [], read: [] } };
  const scope = { ...of, seal };
  await writeAudit(seal, of.transaction, of.memberId, { actor, action: 'read', kind: 'all' });
  const rows = await everyRow(scope).execute();
  const [profile] = await recordStores.profiles.among(scope, rows);
  const diagnoses = await recordStores.diagnoses.among(scope, rows);
  const treatments = await recordStores.treatments.among(scope, rows);
  const state = withoutOld(await stateOf(scope), today);
  const isReadUsed = profile?.fields.recommendations === true;
  return {
    state,
    told: {
      ...{ locale, today, profile: profile?.fields ?? null },
      diagnoses: diagnoses.map(({ fields }) => fields),
      treatments: treatments.map(({ fields }) => fields),
      saved: (await everySaved(scope)).map(({ entry }) => entry),
      dismissed: state.dismissed.map(({ entry }) => entry),
      read: new Map(isReadUsed ? state.read.map(({ entry, on }) => [entry, on]) : []),
    },
  };
}
