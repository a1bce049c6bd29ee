import { pathTo } from '#app/addresses/paths.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Route } from './+types/goodbye-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from './account-request.ts';
import { Ways } from './Ways.tsx';

/** `isLater`: the account is deleted in some days, unless its member signs in. */
type Loaded = { page: Page; isLater: boolean };

/** For whoever has just left. It tells nothing of anybody, so that it needs no session, which there is none of any more. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const page = accountPage(request, { title: 'goodbye.title', description: 'goodbye.lead' });
  return personalDocument<Loaded>({ page, isLater: request.url.searchParams.has('later') });
}

export default function GoodbyeScreen({ loaderData }: Route.ComponentProps) {
  const { page, isLater } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={page.description}>
      <p>{t(isLater ? 'goodbye.later' : 'goodbye.now')}</p>
      <p>{t('goodbye.open')}</p>
      <Ways>
        <Button href={pathTo('home', page.locale)}>{t('goodbye.home')}</Button>
        {isLater ? (
          <p>
            <a href={pathTo('login', page.locale)}>{t('goodbye.signIn')}</a>
          </p>
        ) : null}
        <p>
          <a href={pathTo('helplines', page.locale)}>{t('goodbye.helplines')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
