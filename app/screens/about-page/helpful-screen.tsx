import { aboutPagePath } from '#app/addresses/about-page.ts';
import { Helpful } from '#app/features/about-page/Helpful.tsx';
import { Notice } from '#app/forms/Notice.tsx';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { OutreachForm } from '#app/forms/outreach/OutreachForm.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Ways } from '#app/screens/account/Ways.tsx';
import { helpfulAnswerOf } from '#services/page-feedback/shared.ts';
import type { Route } from './+types/helpful-screen.ts';
import { sentenceOnPage } from './about-page-forms.ts';
import { BackTo } from './FollowPage.tsx';
import { type About, expectAbout } from './load-about.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** What is still to be said of a page: whether it helped, a sentence, or nothing. */
type State = 'asks' | 'thanks' | 'sent';
type Loaded = { page: Page; about: About; state: State };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const state = searchParams.has('sent') ? 'sent' : searchParams.has('thanks') ? 'thanks' : 'asks';
  const page = accountPage(request, { ...(state === 'asks' ? {} : { title: 'helpful.thanks.title' }), description: 'helpful.description' });
  return personalDocument<Loaded>({ page, about: await expectAbout(request), state });
}

/** Counts an answer, which comes from the end of a page, and leads on to thanks; or takes a sentence. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const answer = helpfulAnswerOf((await readForm(args.request.clone())).get('answer'));
  if (answer === undefined) return answerOutreach(args, sentenceOnPage);
  const { entry } = await expectAbout(request);
  const { locale } = request.match;
  // Whoever says it again is thanked again.
  await request.alba.pageFeedback.count({ entry, locale }, answer, request.caller.visitor);
  return goOn(aboutPagePath('about-page.helpful', locale, entry, { thanks: '' }), []);
}

export default function HelpfulScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, about, state } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={about.title}>
      {state === 'asks' && !actionData ? <Helpful entry={about.entry} /> : null}
      {state === 'sent' ? <Notice>{t('helpful.sent')}</Notice> : null}
      {state === 'thanks' || actionData ? (
        <>
          <Notice>{t('helpful.thanks')}</Notice>
          <p>{t('helpful.sentence')}</p>
          <OutreachForm
            of={sentenceOnPage}
            action={aboutPagePath('about-page.helpful', page.locale, about.entry, { thanks: '' })}
            wrong={actionData}
            initial={{ page: about.entry }}
          />
        </>
      ) : null}
      <Ways>
        <BackTo {...about} />
      </Ways>
    </AccountPage>
  );
}
