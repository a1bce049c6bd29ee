import { type ActionFunctionArgs, data } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import type { FormShape } from '#app/forms/define-form.ts';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { readForm, returnedOf } from '#app/forms/read-form.ts';
import { answersFormContext, document, type ServerOnly, serverOnly } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { type PageRequest, pageRequest } from '#app/pages/page-request.ts';
import { personal } from '#app/pages/personal.ts';
import { notFound } from '#app/pages/responses.ts';
import { breadcrumbsOf } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { locales } from '#config/locale.ts';
import { type Place, placeOf, zipOf } from '#services/trials/place/zip-code.ts';
import { plainWords } from '#services/trials/plain-words.ts';
import type { ShownTrial } from '#services/trials/trials.ts';
import type { Route } from './+types/trial-screen.ts';
import { TrialView } from './TrialView.tsx';

type Loaded = { page: Page; trial: ShownTrial; isSample: boolean };
type Near = { wrong: Mistakes; place: Place | null };

/** Which places of this study are nearest to a ZIP code. */
const nearForm = {
  intent: 'near',
  fields: { zip: { kind: 'text', label: 'trials.field.zip', hint: 'trials.field.zip.hint', autoComplete: 'postal-code' } },
  submit: 'trial.sites.ask',
  problems: { 'not-a-zip': 'trials.problem.zip', 'unknown-zip': 'trials.problem.unknown-zip' },
} as const satisfies FormShape;

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const nctId = match.parameters.nctId ?? '';
  const [trial] = await alba.trials.byIds([nctId]);
  if (!trial) throw notFound();
  return { page: pageOf(request, trial), trial, isSample: alba.trials.isSample };
});

/** Answers with the page itself, so that no ZIP code stands in an address. */
export async function action(args: ActionFunctionArgs) {
  pageRequest(args);
  args.context.set(answersFormContext, true);
  const sent = await readForm(args.request);
  const zip = zipOf(sent.get('zip') ?? '');
  const place = zip === null ? null : placeOf(zip);
  const code = zip === null ? 'not-a-zip' : 'unknown-zip';
  const problems = place === null ? [{ field: 'zip', code }] : [];
  const wrong: Mistakes = { intent: nearForm.intent, problems, values: returnedOf(nearForm, sent), waitMinutes: 0 };
  return data(serverOnly<Near>({ wrong, place }), { status: place === null ? 400 : 200, headers: personal() });
}

function pageOf({ alba, match: { locale } }: PageRequest, { study }: ShownTrial): Page {
  const { nctId } = study;
  const plain = plainWords[nctId];
  const title = plain ? plain.title[locale] : study.title;
  return {
    locale,
    origin: alba.origin,
    alternates: Object.fromEntries(locales.map((each) => [each, pathTo('treatment.trial', each, { nctId })])),
    breadcrumbs: breadcrumbsOf({ screen: 'treatment.trial', locale }),
    title,
    headTitle: `${nctId}: ${title}`.slice(0, 110),
    description: (plain?.purpose[locale] ?? study.summary ?? title).slice(0, 155),
    // Thousands of pages of others' words are nothing to be found by.
    indexed: false,
  };
}

export default function TrialScreen({
  loaderData: { loaded },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData'> & { actionData?: ServerOnly<Near> }) {
  const { page, trial, isSample } = loaded;
  return (
    <Shell page={page}>
      <TrialView trial={trial} isSample={isSample} near={actionData?.loaded ?? null} form={nearForm} />
    </Shell>
  );
}
