import { loadEntry } from '#app/entries/load-entry.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import { document } from '#app/pages/document.ts';
import { accountRequest } from '#app/screens/account/account-request.ts';
import { FormPage } from '#app/screens/outreach/FormPage.tsx';
import { allTopics } from '#services/newsletter/shared.ts';
import type { Route } from './+types/newsletter-screen.ts';
import { shownSignUp, signUpForm } from './newsletter-forms.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export const loader = document(loadEntry);

/** Answers the form of this page, and the field that stands at the foot of every other. */
export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), signUpForm, await readForm(args.request));
}

export default function NewsletterScreen({ loaderData: { loaded }, actionData: wrong }: Route.ComponentProps) {
  const initial = { topics: allTopics, language: loaded.page.locale };
  return <FormPage shown={loaded} of={shownSignUp} wrong={wrong} initial={initial} />;
}
