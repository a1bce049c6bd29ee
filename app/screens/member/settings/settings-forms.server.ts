import type { FormAnswer } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { answering, type Send } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { SettingPart, SettingsSaved } from '#services/members/asking/settings.ts';
import type { AvatarUpdated } from '#services/members/avatars/avatars.ts';
import type { PictureProblem } from '#services/members/avatars/shared.ts';
import { pictureForm, removePictureForm } from './picture-forms.ts';
import { settingForms } from './setting-forms.ts';

/** How the forms of the settings are sent, those of the picture among them. */
export const settingsAnswers = [
  ...answering(
    { update: pictureForm, remove: removePictureForm },
    {
      update: async ({ alba, caller }, { picture = '' }) => pictureTold(await alba.avatars.update(caller, picture)),
      remove: async ({ alba, caller }) => pictureTold(await alba.avatars.remove(caller)),
    },
  ),
  ...answering(settingForms, { about: save('about'), place: save('place'), health: save('health'), wishes: save('wishes') }),
];

function save(part: SettingPart): Send<(typeof settingForms)[SettingPart]> {
  return async ({ alba, caller, locale }, { version, key, ...told }: Record<string, string>) => {
    const answer = await alba.asking.changeSettings(caller, { locale, part, key: sentKey(key), version: Number(version), told });
    return settingsTold(answer);
  };
}

function settingsTold(answer: Answer<SettingsSaved>): FormAnswer<ProblemCode | 'refused' | 'changed-elsewhere'> {
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

function pictureTold(answer: Answer<AvatarUpdated | 'removed' | 'unverified'>): FormAnswer<ProblemCode | PictureProblem | 'unverified'> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  if (data === 'removed') return { ok: true, setCookies };
  const outcome = data === 'unverified' ? { kind: data } : data;
  switch (outcome.kind) {
    case 'stored':
      return { ok: true, setCookies };
    case 'refused':
      return { ok: false, problems: [{ field: 'picture', code: outcome.problem }], setCookies };
    case 'unverified':
      return { ok: false, problems: [{ field: null, code: 'unverified' }], setCookies };
    default:
      return outcome satisfies never;
  }
}
