import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from './AccountPage.tsx';
import { usernameForm, usernameWithEmailForm } from './provider-forms.ts';
import { usernamePath } from './provider-paths.ts';
import { Terms } from './Terms.tsx';
import { Ways } from './Ways.tsx';

/** Somebody whom the service knows, and who has no account here yet. `email` is null where the service has verified none. */
export type Newcomer = { service: string; email: string | null; isAlone: boolean };

type Props = { page: Page; target: string | null; wrong: Mistakes | undefined; newcomer: Newcomer };

/** The last step of signing up by the service. */
export function ChooseUsername({ page, target, wrong, newcomer: { service, email, isAlone } }: Props) {
  const t = useTranslate();
  const form = email === null ? usernameWithEmailForm : usernameForm;
  return (
    <AccountPage page={page} lead={t('service.username.lead', { service })}>
      <FormsOfPage value={{ action: usernamePath(target, page.locale), wrong }}>
        <Problems of={form} />
        {email === null ? (
          <Form of={usernameWithEmailForm}>
            {(field) => (
              <>
                {field('username')}
                {field('email')}
                {field('terms', <Terms />)}
              </>
            )}
          </Form>
        ) : (
          <>
            <p>{t('service.username.email', { email })}</p>
            <Form of={usernameForm}>
              {(field) => (
                <>
                  {field('username')}
                  {field('terms', <Terms />)}
                </>
              )}
            </Form>
          </>
        )}
      </FormsOfPage>
      {isAlone ? null : (
        <Ways>
          <p>
            {t('service.username.have')}{' '}
            <a href={withTarget(pathTo('login', page.locale), target)}>{t('service.username.signIn', { service })}</a>
          </p>
        </Ways>
      )}
    </AccountPage>
  );
}
