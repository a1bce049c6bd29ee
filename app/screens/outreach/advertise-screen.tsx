import { pathTo } from '#app/addresses/paths.ts';
import { loadEntry } from '#app/entries/load-entry.ts';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { outreachForm } from '#app/forms/outreach/outreach-form.ts';
import { document } from '#app/pages/document.ts';
import { advertiseForm } from '#services/outreach/forms/advertise.ts';
import type { Route } from './+types/advertise-screen.ts';
import { FormPage } from './FormPage.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export const loader = document(loadEntry);

const form = outreachForm(advertiseForm, ({ locale }) => pathTo('contact.thank-you', locale));

export const action = (args: Route.ActionArgs) => answerOutreach(args, form);

export default function AdvertiseScreen({ loaderData: { loaded }, actionData: wrong }: Route.ComponentProps) {
  return <FormPage shown={loaded} of={form} wrong={wrong} />;
}
