import { loadEntry } from '#app/entries/load-entry.ts';
import { document } from '#app/pages/document.ts';
import { FormPage } from '#app/screens/outreach/FormPage.tsx';
import type { Route } from './+types/story-screen.ts';
import { answerStory } from './answer-story.server.ts';
import { shownStory } from './story-form.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export const loader = document(loadEntry);

export const action = (args: Route.ActionArgs) => answerStory(args);

/** The entry that says how a story is sent, and the form. */
export default function ShareYourStoryScreen({ loaderData: { loaded }, actionData: wrong }: Route.ComponentProps) {
  return <FormPage shown={loaded} of={shownStory} wrong={wrong} />;
}
