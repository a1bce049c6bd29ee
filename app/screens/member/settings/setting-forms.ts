import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { SettingPart, SettingsSaved } from '#services/members/asking/settings.ts';
import { settingInputs } from './setting-inputs.ts';

const hidden = { kind: 'hidden' } as const;

/** Each part of the settings is saved by itself. */
export const settingForms = {
  about: formOf('about'),
  place: formOf('place'),
  health: formOf('health'),
  wishes: formOf('wishes'),
} as const satisfies Record<SettingPart, object>;

function formOf(part: SettingPart) {
  return defineForm({
    intent: `settings-${part}`,
    fields: { version: hidden, key: hidden, ...settingInputs(part) },
    submit: 'settings.save',
    done: 'settings.saved',
    problems: { ...accountProblems, refused: 'settings.refused', 'changed-elsewhere': 'settings.changedElsewhere' },
    async send({ alba, caller, locale }: AccountRequest, { version, key, ...told }: Record<string, string>) {
      const answer = await alba.asking.changeSettings(caller, { locale, part, key: sentKey(key), version: Number(version), told });
      return answered(answer);
    },
  });
}

function answered(answer: Answer<SettingsSaved>): FormAnswer<ProblemCode | 'refused' | 'changed-elsewhere'> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'saved':
      return { ok: true, setCookies };
    case 'refused': {
      // Each problem says in words what is wrong with its answer.
      const [first, ...rest] = data.problems.map(({ field, text }) => ({ field, text, code: data.kind }));
      return { ok: false, problems: [first ?? { field: null, code: data.kind }, ...rest], setCookies };
    }
    case 'changed-elsewhere':
      return { ok: false, problems: [{ field: null, code: data.kind }], setCookies };
    default:
      return data satisfies never;
  }
}
