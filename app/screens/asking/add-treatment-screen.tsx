import '#app/application.client.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { formWords } from '#app/forms/form.words.ts';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { shows } from '#app/pages/shown-words.server.ts';
import { askedWords } from './asked.words.ts';
import { Flow } from './Flow.tsx';
import { answerFlow, type FlowLoaded, loadFlow } from './flow.server.ts';
import { flowWords } from './flow.words.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';
export { sendForm as clientAction } from '#app/forms/client-action.ts';

export const middleware = [shows(flowWords, askedWords, formWords)];

export const loader = (args: LoaderFunctionArgs) => loadFlow(args, 'treatment');

export const action = (args: ActionFunctionArgs) => answerFlow(args, 'treatment');

export default function AddTreatment({ loaderData, actionData }: { loaderData: FlowLoaded; actionData?: Mistakes }) {
  return <Flow loaded={loaderData} wrong={actionData} />;
}
