import { data } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type ServerOnly, serverOnly } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { personal } from '#app/pages/personal.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { type AccountRequest, accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import type { OpenedShare } from '#services/members/shares/shares.ts';
import type { Route } from './+types/shared-screen.ts';
import { Shared } from './Shared.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** `to` is where the button is sent. */
type Loaded = { page: Page; to: string };

const screen = 'shared';
const tokenOf = ({ url }: AccountRequest) => url.searchParams.get('token') ?? '';

/**
 * What a link shows first: a button, whatever the link. Programs that look mails and messages over follow links before their reader; none of
 * them is told whether one works, and none counts as its reader.
 */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const page = accountPage(request, { description: 'shared.lead' });
  return personalDocument<Loaded>({ page, to: `${pathTo(screen, page.locale)}?${new URLSearchParams({ token: tokenOf(request) })}` });
}

/** What it leads to: the page itself, so that nothing of it has an address. Its own is told to nobody. */
export async function action(args: Route.ActionArgs): Promise<ReturnType<typeof data<ServerOnly<OpenedShare>>>> {
  const request = accountRequest(args);
  const { alba, caller, locale } = request;
  const opened = await alba.shares.open(tokenOf(request), { visitor: caller.visitor, locale });
  const more = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
  switch (opened.kind) {
    case 'open':
      return data(serverOnly<OpenedShare>(opened), { status: 200, headers: personal([], more) });
    case 'nothing':
      return data(serverOnly<OpenedShare>(opened), { status: 404, headers: personal([], more) });
    case 'too-many':
      return data(serverOnly<OpenedShare>(opened), {
        status: 429,
        headers: personal([], { ...more, 'Retry-After': String(opened.retryAfterSeconds) }),
      });
    default:
      return opened satisfies never;
  }
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: ServerOnly<OpenedShare> };

export default function SharedScreen({ loaderData, actionData }: Props) {
  const { page, to } = loaderData.loaded;
  const opened = actionData?.loaded;
  if (opened?.kind === 'open')
    return (
      <Shell page={page}>
        <Shared title={page.title} {...opened} />
      </Shell>
    );
  return <Closed page={page} to={to} opened={opened} />;
}

function Closed({ page, to, opened }: Loaded & { opened: Exclude<OpenedShare, { kind: 'open' }> | undefined }) {
  const t = useTranslate();
  if (opened)
    return (
      <AccountPage page={page}>
        <p role="alert">
          {opened.kind === 'nothing' ? t('shared.nothing') : t('shared.tooMany', { minutes: Math.ceil(opened.retryAfterSeconds / 60) })}
        </p>
      </AccountPage>
    );
  return (
    <AccountPage page={page} lead={t('shared.lead')}>
      <p>{t('shared.press')}</p>
      <form method="post" action={to}>
        <span className={buttonClass()}>
          <button type="submit">{t('shared.open')}</button>
        </span>
      </form>
    </AccountPage>
  );
}
