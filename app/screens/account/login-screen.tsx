import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { PasswordField, TextField } from '#app/ui/form/Field.tsx';
import { Notice } from '#app/ui/form/Notice.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import type { Route } from './+types/login-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountRequest, goOn, mistakes, personalDocument, sessionOf } from './account-request.ts';
import { useFields, Wrong } from './form-fields.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { filledIn, readForm } from './read-form.ts';
import { Ways } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

/** What brought somebody here, by the parameter that says so. */
const reasons = {
  ended: 'login.ended',
  reset: 'login.reset',
  verified: 'login.verified',
  changed: 'login.changed',
} as const satisfies Record<string, MessageId>;
type Reason = keyof typeof reasons;
const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

type Loaded = { page: Page; entry: LedBy | null; target: string | null; reason: Reason | null };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, url, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  const reason = [...url.searchParams.keys()].find(isReason) ?? null;
  return personalDocument<Loaded>({ ...(await loadLead(request, 'login.lead')), target, reason });
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, match } = request;
  const typed = filledIn(await readForm(args.request), ['login', 'password']);
  const answer = await alba.identity.signIn(typed, caller);
  return answer.ok ? goOn(afterSignIn(target, match.locale), answer.setCookies) : mistakes(request, answer, typed);
}

export default function LoginScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, reason } = loaderData.loaded;
  const t = useTranslate();
  const field = useFields({ wrong });
  const isRefused = wrong?.problems.some((problem) => problem.field === null) ?? false;
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {reason && !wrong ? <Notice>{t(reasons[reason])}</Notice> : null}
      <Wrong wrong={wrong} {...(isRefused ? { title: t('login.failed') } : {})} />
      <PostForm action={withTarget(pathTo('login', page.locale), target)} submit={t('login.submit')}>
        <TextField {...field('login')} kind="name" autoComplete="username" />
        <PasswordField {...field('password')} />
      </PostForm>
      <Ways>
        <p>
          <a href={withTarget(pathTo('forgot-password', page.locale), target)}>{t('login.forgot')}</a>
        </p>
        <p>
          {t('login.none')} <a href={withTarget(pathTo('sign-up', page.locale), target)}>{t('login.signUp')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
