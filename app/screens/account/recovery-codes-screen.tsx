import { data } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { securityPath } from '#app/addresses/security-path.ts';
import { hook } from '#app/browser/hook.ts';
import { refused } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import form from '#app/forms/form.module.css';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { personal } from '#app/pages/personal.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { printButton } from '#app/ui/hooks.ts';
import type { Route } from './+types/recovery-codes-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, memberSession, personalDocument } from './account-request.ts';
import { recoveryCodesForm } from './factor-forms.ts';
import css from './recovery-codes.module.css';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; username: string };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const page = accountPage(request, { description: 'recoveryCodes.lead' });
  return personalDocument<Loaded>({ page, username: member.username }, { setCookies });
}

/** The codes stand in this answer alone: loaded anew, the page has none, and sent again, it has others. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  const answer = await request.alba.identity.makeRecoveryCodes(request.caller);
  if (!answer.ok) return refused(request, recoveryCodesForm, sent, answer);
  return data<Came>({ codes: answer.data }, { headers: personal(answer.setCookies) });
}

type Came = { codes: readonly string[] };

export default function RecoveryCodesScreen({ loaderData, actionData }: { loaderData: { loaded: Loaded }; actionData?: Came | Mistakes }) {
  const { page, username } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  const codes = actionData && 'codes' in actionData ? actionData.codes : null;
  const wrong = actionData && 'codes' in actionData ? undefined : actionData;
  return (
    <AccountPage page={page} lead={t('recoveryCodes.lead')}>
      {codes ? (
        <section aria-labelledby="codes" className={css.codes}>
          <h2 id="codes">{t('recoveryCodes.these')}</h2>
          <p>{username}</p>
          <ol>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p>{t('recoveryCodes.keep')}</p>
          <span className={`${buttonClass()} ${form.submit} ${css.print} needs-script unprinted`}>
            <button type="button" {...hook(printButton)}>
              {t('recoveryCodes.print')}
            </button>
          </span>
        </section>
      ) : (
        <>
          <p>{t('recoveryCodes.before')}</p>
          <FormsOfPage value={{ action: pathTo('recovery-codes', locale), wrong }}>
            <Problems of={recoveryCodesForm} />
            <Form of={recoveryCodesForm} />
          </FormsOfPage>
        </>
      )}
      <Ways>
        <p>
          <a href={securityPath(locale)}>{t(codes ? 'recoveryCodes.back' : 'recoveryCodes.leave')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
