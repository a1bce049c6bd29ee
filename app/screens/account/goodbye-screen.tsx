import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { goodbye } from '#app/features/session/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Route } from './+types/goodbye-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { Ways } from './Ways.tsx';

/** `isLater`: the account is deleted in some days, unless its member signs in. */
type Loaded = { page: Page; isLater: boolean };

/** For whoever has just left, and is nobody's member any more. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const session = await sessionOf(request);
  if (session) throw goOn(pathTo('profile', request.locale), session.setCookies);
  const page = accountPage(request, { title: 'goodbye.title', description: 'goodbye.lead' });
  return personalDocument<Loaded>({ page, isLater: request.url.searchParams.has('later') });
}

export default function GoodbyeScreen({ loaderData }: Route.ComponentProps) {
  const { page, isLater } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={page.description}>
      <p {...hook(goodbye)}>{t(isLater ? 'goodbye.later' : 'goodbye.now')}</p>
      {/* Anybody can send its address to anybody. */}
      <p>{t('goodbye.byLink')}</p>
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
