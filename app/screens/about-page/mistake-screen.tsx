import { aboutPagePath } from '#app/addresses/about-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { OutreachForm } from '#app/forms/outreach/OutreachForm.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Ways } from '#app/screens/account/Ways.tsx';
import type { Route } from './+types/mistake-screen.ts';
import { mistakeOnPage } from './about-page-forms.ts';
import { BackTo } from './FollowPage.tsx';
import { type About, expectAbout } from './load-about.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; about: About; isSent: boolean };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const isSent = request.url.searchParams.has('sent');
  const page = accountPage(request, { ...(isSent ? { title: 'mistake.sent.title' } : {}), description: 'mistake.description' });
  return personalDocument<Loaded>({ page, about: await expectAbout(request), isSent });
}

/** What was marked in the page comes along, and is filled in (`about-page.enhance.ts`). */
export async function action(args: Route.ActionArgs) {
  return answerOutreach(args, mistakeOnPage);
}

export default function MistakeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, about, isSent } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} {...(isSent ? {} : { lead: t('mistake.lead', about) })}>
      {isSent ? (
        <Notice>{t('mistake.sent')}</Notice>
      ) : (
        <OutreachForm
          of={mistakeOnPage}
          action={aboutPagePath('about-page.mistake', page.locale, about.entry)}
          wrong={actionData}
          initial={{ page: about.entry }}
        />
      )}
      <Ways>
        <BackTo {...about} />
      </Ways>
    </AccountPage>
  );
}
