import type { ActionFunctionArgs } from 'react-router';
import { answerForm } from '#app/forms/answer-form.server.ts';
import type { FormProblem } from '#app/forms/define-form.ts';
import { formRequest, longestOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import { storyForm } from '#services/outreach/forms/story.ts';
import { readTold } from '#services/outreach/read-told.ts';
import { keepPicture } from './keep-picture.server.ts';
import { shownStory } from './story-form.ts';

/** The `action` of the page: the picture first, since it is kept also where another field has to be mended. */
export async function answerStory(args: ActionFunctionArgs) {
  const request = formRequest(args);
  const sent = await readForm(args.request, longestOutreach);
  const wrong = await keepPicture(request, sent);
  if (wrong === null) return answerForm(request, shownStory.form, sent);
  const { problems } = readTold(storyForm, Object.fromEntries(sent), request.locale);
  const all: readonly [FormProblem, ...FormProblem[]] = [wrong, ...problems];
  return answerForm(request, { ...shownStory.form, send: async () => ({ ok: false, problems: all, setCookies: [] }) }, sent);
}
