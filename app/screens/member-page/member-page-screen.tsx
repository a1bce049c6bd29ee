import type { LoaderFunctionArgs } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import type { Page } from '#app/pages/page.ts';
import { pageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import { breadcrumbsOf } from '#app/pages/screen-page.ts';
import { personalDocument } from '#app/screens/account/account-request.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { locales } from '#config/locale.ts';
import type { PublicPage } from '#services/members/public-page/public-pages.ts';
import type { Route } from './+types/member-page-screen.ts';
import { MemberPage } from './MemberPage.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; member: PublicPage };

/** What a member made public. Where that is nothing, or nobody is called so, no page is found: in the same words, and after the same work. */
export async function loader(args: LoaderFunctionArgs) {
  const { alba, match } = pageRequest(args);
  const { locale, parameters } = match;
  const { page: member, setCookies } = await alba.publicPages.seenBy(alba.callerOf(args.request), parameters.username ?? '', locale);
  if (!member) throw notFound();
  const { username } = member;
  const page: Page = {
    locale,
    origin: alba.origin,
    alternates: Object.fromEntries(locales.map((each) => [each, pathTo('member', each, { username })])),
    breadcrumbs: breadcrumbsOf(match),
    // Nothing of what stands on it: titles are kept in histories, and shown in tabs.
    title: username,
    description: '',
    indexed: false,
  };
  return personalDocument<Loaded>({ page, member }, { setCookies });
}

export default function MemberPageScreen({
  loaderData: {
    loaded: { page, member },
  },
}: Route.ComponentProps) {
  return (
    <Shell page={page}>
      <MemberPage member={member} />
    </Shell>
  );
}
