import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, loginFor, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/second-factor-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { secondFactorForm } from './factor-forms.ts';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; target: string | null };

/** For who has given the password, and has a second factor; everybody else begins with the first step. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, locale } = request;
  const isPending = alba.identity.isPending(caller.headers);
  const session = isPending ? null : await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, locale), session.setCookies);
  if (!isPending) throw goOn(loginFor(target ?? request.url.pathname, locale), []);
  return personalDocument<Loaded>({ page: accountPage(request, { description: 'secondFactor.lead' }), target });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), secondFactorForm, await readForm(args.request), '');
}

export default function SecondFactorScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, target } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('secondFactor.lead')}>
      <FormsOfPage value={{ action: withTarget(pathTo('second-factor', locale), target), wrong }}>
        <Problems of={secondFactorForm} />
        <Form of={secondFactorForm} />
      </FormsOfPage>
      <Ways>
        <p>
          <a href={pathTo('recover-factor', locale)}>{t('secondFactor.lost')}</a>
        </p>
        <p>
          <a href={withTarget(pathTo('login', locale), target)}>{t('secondFactor.back')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
