import type { FormProblem, FormRequest } from '#app/forms/define-form.ts';
import { messageIn } from '#app/i18n/labels.server.ts';

/**
 * Keeps the picture that was sent with a story, and puts its name in its place, so that it is not lost where something else has to be
 * mended. Gives what is wrong with it.
 */
export async function keepPicture({ alba, caller, locale }: FormRequest, sent: URLSearchParams): Promise<FormProblem | null> {
  const photo = sent.get('photo') ?? '';
  const kept = sent.get('picture');
  sent.delete('photo');
  if (photo === '') {
    if (kept !== null && !(await alba.storyPictures.isKept(kept))) sent.delete('picture');
    return null;
  }
  const sender = sent.get('key') || caller.visitor;
  const made = await alba.storyPictures.keep(photo, { sender, visitor: caller.visitor });
  switch (made.kind) {
    case 'kept':
      sent.set('picture', made.name);
      return null;
    case 'unfit':
      return { field: 'photo', code: made.problem, text: messageIn(locale, `avatars.problem.${made.problem}`) };
    case 'too-many':
      return { field: 'photo', code: 'too-many', text: messageIn(locale, 'story.photo.busy') };
    default:
      return made satisfies never;
  }
}
