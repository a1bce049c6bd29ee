import { pathTo } from '#app/addresses/paths.ts';
import type { FormShape } from '#app/forms/define-form.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { WhoseAccount } from '#app/forms/WhoseAccount.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { changePasswordShape } from './change-password-shape.ts';
import css from './Ways.module.css';

type Props = { of: FormShape<(typeof changePasswordShape)['fields']>; username: string };

/** The form that changes the password of a member who is signed in. */
export function ChangePassword({ of, username }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <Problems of={of} title={t('updatePassword.failed')} />
      <Form of={of}>
        {(field) => (
          <>
            <WhoseAccount username={username} />
            <div>
              {field('currentPassword')}
              <a className={css.aside} href={pathTo('forgot-password', locale)}>
                {t('updatePassword.forgot')}
              </a>
            </div>
            {field('newPassword')}
            {field('confirmation')}
          </>
        )}
      </Form>
    </>
  );
}
