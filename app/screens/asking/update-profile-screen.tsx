import '#app/application.client.ts';
import { useEffect } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { forgetPlace, rememberPlace } from '#app/features/guided-profile/guided-profile.ts';
import { formWords } from '#app/forms/form.words.ts';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { useFocus } from '#app/forms/use-focus.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { shows } from '#app/pages/shown-words.server.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Locale } from '#config/locale.ts';
import { askedWords } from './asked.words.ts';
import css from './Flow.module.css';
import { Flow } from './Flow.tsx';
import { answerFlow, type FlowLoaded, loadFlow } from './flow.server.ts';
import { flowWords, wizardWords } from './flow.words.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';
export { sendForm as clientAction } from '#app/forms/client-action.ts';

export const middleware = [shows(flowWords, wizardWords, askedWords, formWords)];

export const loader = (args: LoaderFunctionArgs) => loadFlow(args, 'wizard');

export const action = (args: ActionFunctionArgs) => answerFlow(args, 'wizard');

/** The guided profile: its slides, the summary, and what is said once it is saved. */
export default function UpdateProfile({ loaderData, actionData }: { loaderData: FlowLoaded; actionData?: Mistakes }) {
  const { asked, page } = loaderData;
  useEffect(() => {
    if (asked.kind === 'question') rememberPlace({ slide: asked.number, draft: asked.draft });
    if (asked.kind === 'done') forgetPlace();
  }, [asked]);
  return <Flow loaded={loaderData} wrong={actionData} done={<Done locale={page.locale} />} />;
}

function Done({ locale }: { locale: Locale }) {
  const t = useTranslate();
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <header className={css.head}>
      <h1 ref={heading} tabIndex={-1}>
        {t('wizard.done.title')}
      </h1>
      <p>{t('wizard.done.lead')}</p>
      <Button href={pathTo('profile', locale)}>{t('wizard.done.profile')}</Button>
    </header>
  );
}
