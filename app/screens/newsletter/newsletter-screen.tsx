import { loadEntry } from '#app/entries/load-entry.ts';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { document } from '#app/pages/document.ts';
import { FormPage } from '#app/screens/outreach/FormPage.tsx';
import { allTopics } from '#services/newsletter/shared.ts';
import type { Route } from './+types/newsletter-screen.ts';
import { signUpForm } from './newsletter-forms.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export const loader = document(loadEntry);

/** Answers the form of this page, and the field that stands at the foot of every other. */
export const action = (args: Route.ActionArgs) => answerOutreach(args, signUpForm);

export default function NewsletterScreen({ loaderData: { loaded }, actionData: wrong }: Route.ComponentProps) {
  return <FormPage shown={loaded} of={signUpForm} wrong={wrong} initial={{ topics: allTopics, language: loaded.page.locale }} />;
}
