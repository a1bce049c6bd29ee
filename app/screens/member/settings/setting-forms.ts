import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import type { SettingPart } from '#services/members/asking/settings.ts';
import { settingInputs } from './setting-inputs.ts';

const hidden = { kind: 'hidden' } as const;

/** Each part of the settings is saved by itself. */
export const settingForms = {
  about: formOf('about'),
  place: formOf('place'),
  health: formOf('health'),
  wishes: formOf('wishes'),
} as const satisfies Record<SettingPart, MemberFormShape>;

function formOf(part: SettingPart) {
  return {
    intent: `settings-${part}`,
    fields: { version: hidden, key: hidden, ...settingInputs(part) },
    submit: 'settings.save',
    done: 'settings.saved',
    problems: { ...accountProblems, refused: 'settings.refused', 'changed-elsewhere': 'settings.changedElsewhere' },
  } as const satisfies MemberFormShape;
}
