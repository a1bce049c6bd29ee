import { pathTo } from '#app/addresses/paths.ts';
import { loadEntry } from '#app/entries/load-entry.ts';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { outreachForm } from '#app/forms/outreach/outreach-form.ts';
import { document } from '#app/pages/document.ts';
import { contactForm } from '#services/outreach/forms/contact.ts';
import type { Route } from './+types/contact-screen.ts';
import { FormPage } from './FormPage.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export const loader = document(loadEntry);

const form = outreachForm(contactForm, ({ locale }) => pathTo('contact.thank-you', locale));

export const action = (args: Route.ActionArgs) => answerOutreach(args, form);

export default function ContactScreen({ loaderData: { loaded }, actionData: wrong }: Route.ComponentProps) {
  return <FormPage shown={loaded} of={form} wrong={wrong} />;
}
