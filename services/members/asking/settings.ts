import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/members/shared.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { AskedField } from './asked.ts';
import { askedField } from './pages.ts';
import type { Situation } from './situation.ts';
import type { ToldProblem } from './telling.ts';
import type { Told } from './told.ts';

/** The parts of the settings: each is saved by itself. */
export const settingParts = {
  about: ['persona', 'birthdate', 'sex', 'ethnicity', 'occupation', 'tagline', 'bio', 'homepage'],
  place: ['city', 'state', 'country', 'timeZone'],
  health: ['menopausalStatus', 'additionalRisks', 'familyHistory', 'hadGeneticTesting', 'brca', 'brcaValue', 'brcaTestDate'],
  wishes: ['recommendations', 'showAvatars', 'emailOptIn', 'articleNotificationFrequency'],
} as const satisfies Readonly<Record<string, readonly FieldName<Profile>[]>>;

export type SettingPart = keyof typeof settingParts;

/** A field of the profile, and who sees it, which is asked beside it. */
export type Setting = { field: AskedField; flag: AskedField | null };
export type Settings = {
  /** Of the profile; 0 where nothing was told yet. */
  version: number;
  parts: Readonly<Record<SettingPart, readonly Setting[]>>;
};

export type SettingsSent = {
  locale: Locale;
  part: SettingPart;
  /** Made by the page, one for each change (idempotency key). */
  key: string;
  version: number;
  told: Told;
};
export type SettingsSaved =
  | { kind: 'saved' }
  | { kind: 'refused'; problems: readonly [ToldProblem, ...ToldProblem[]] }
  /** Another tab changed the profile since. */
  | { kind: 'changed-elsewhere' };

export function settingsOf(locale: Locale, situation: Situation): Settings {
  const part = (id: SettingPart) =>
    shownOf(situation, id).map((name, index, all) => {
      const flag = flagBeside(name, all.slice(index + 1));
      return {
        field: askedField(locale, situation, 'profile', name),
        flag: flag === null ? null : askedField(locale, situation, 'profile', flag),
      };
    });
  const parts = { about: part('about'), place: part('place'), health: part('health'), wishes: part('wishes') };
  return { version: situation.profile?.version ?? 0, parts };
}

/** What was sent of a part, as the vocabulary takes it. What was not shown, or may not be changed, is no part of it. */
function sentOfPart(situation: Situation, { part, told, locale }: SettingsSent): object {
  const shown = shownOf(situation, part);
  const flags = shown.flatMap((name, index) => flagBeside(name, shown.slice(index + 1)) ?? []);
  const open = shown.filter((name) => !askedField(locale, situation, 'profile', name).isLocked);
  return situation.tellings.profile.sent([...open, ...flags], told);
}

const shownOf = ({ tellings }: Situation, part: SettingPart): string[] =>
  settingParts[part].filter((name) => tellings.profile.asked.has(name));

/** The flag that says who sees a field; of several fields with one flag, it stands beside the last. */
function flagBeside(field: string, later: readonly string[]): string | null {
  for (const [name, known] of records.profile.all) {
    if (known.kind !== 'visibility' || !known.shows.includes(field)) continue;
    return later.some((other) => known.shows.includes(other)) ? null : name;
  }
  return null;
}

/** Saves a part, in the transaction of the member, who is locked. */
export async function saveSettings(scope: Scope, situation: Situation, sending: SettingsSent): Promise<SettingsSaved> {
  const { today, isEmailVerified, tellings } = situation;
  const { key, version, locale } = sending;
  const sent = sentOfPart(situation, sending);
  const outcome = await recordStores.profiles.put(scope, { key, version, sent, context: { today, isEmailVerified } });
  switch (outcome.kind) {
    case 'stored':
    case 'removed':
      return { kind: 'saved' };
    case 'refused': {
      const inWords = (problem: Problem): ToldProblem => ({ ...problem, text: tellings.profile.problem(locale, problem) });
      const [first, ...rest] = outcome.problems;
      return { kind: 'refused', problems: [inWords(first), ...rest.map(inWords)] };
    }
    // A page that Back brought holds the key of a change that was made, and the version before it.
    case 'key-reused':
    case 'changed-elsewhere':
    case 'missing':
      return { kind: 'changed-elsewhere' };
    default:
      return outcome satisfies never;
  }
}
