import type { Locale } from '#config/locale.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { AskedField } from './asked.ts';
import { askedField } from './pages.ts';
import type { Situation } from './situation.ts';
import type { ToldProblems } from './telling.ts';
import { inputsOf, type Told } from './told.ts';

/** The parts of the settings: each is saved by itself. */
export const settingParts = {
  about: ['persona', 'birthdate', 'sex', 'ethnicity', 'occupation', 'tagline', 'bio', 'homepage'],
  place: ['city', 'state', 'country', 'timeZone'],
  health: ['menopausalStatus', 'additionalRisks', 'familyHistory', 'hadGeneticTesting', 'brca', 'brcaValue', 'brcaTestDate'],
  wishes: ['recommendations', 'showAvatars', 'emailOptIn', 'articleNotificationFrequency'],
} as const satisfies Readonly<Record<string, readonly FieldName<Profile>[]>>;

export type SettingPart = keyof typeof settingParts;

/** A field of the profile, and who sees it, which is asked beside it. */
export type Setting = {
  field: AskedField;
  /** In words; null where it is not answered. */
  answer: string | null;
  flag: AskedField | null;
};
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
  | { kind: 'refused'; problems: ToldProblems }
  /** Another tab changed the profile since. */
  | { kind: 'changed-elsewhere' };

export function settingsOf(locale: Locale, situation: Situation): Settings {
  const part = (id: SettingPart) =>
    shownOf(situation, id).map((name, index, all) => {
      const flag = flagBeside(name, all.slice(index + 1));
      return {
        field: askedField(locale, situation, 'profile', name),
        answer: situation.tellings.profile.words(locale, name),
        flag: flag === null ? null : askedField(locale, situation, 'profile', flag),
      };
    });
  const parts = { about: part('about'), place: part('place'), health: part('health'), wishes: part('wishes') };
  return { version: situation.profile?.version ?? 0, parts };
}

/**
 * What was sent of a part, as the vocabulary takes it; what may not be changed is no part of it. It is the same again when it is sent
 * again, whatever is stored by then.
 */
function sentOfPart(situation: Situation, { part, told, locale, version }: SettingsSent): object {
  const { tellings, profile } = situation;
  const open: string[] = settingParts[part].filter((name) => !askedField(locale, situation, 'profile', name).isLocked);
  const after = tellings.profile.askedAfter(tellings.profile.sent(open, told));
  // The page still holds what another of its answers takes back: that goes, unless it was filled in anew. Of an older version nothing
  // is stored in any case.
  const isStale = version !== (profile?.version ?? 0);
  const asked = open.filter((name) => after.has(name));
  const contradicting = open.filter((name) => !after.has(name) && !isStale && !isAsStored(situation, name, told));
  const flags = asked.flatMap((name, index) => flagBeside(name, asked.slice(index + 1)) ?? []);
  return tellings.profile.sent([...asked, ...contradicting, ...flags], told);
}

/** Whether the inputs of a field hold what is stored of it. */
function isAsStored({ tellings }: Situation, name: string, told: Told): boolean {
  const stored = tellings.profile.told(name);
  const field = records.profile.all.get(name);
  return field !== undefined && inputsOf(name, field).every((input) => (told[input] ?? '') === (stored[input] ?? ''));
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
    case 'refused':
      return { kind: 'refused', problems: tellings.profile.inWords(locale, outcome.problems) };
    // A page that Back brought holds the key of a change that was made, and the version before it.
    case 'key-reused':
    case 'changed-elsewhere':
    case 'missing':
      return { kind: 'changed-elsewhere' };
    default:
      return outcome satisfies never;
  }
}
