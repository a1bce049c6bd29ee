import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { PasswordField } from '#app/ui/form/Field.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import { type FormState, NewPassword, useFields, WhoseAccount, Wrong } from './form-fields.tsx';
import css from './Ways.module.css';

type Props = FormState & { action: string; username: string; isRouted?: boolean };

/** The form that changes the password of a member who is signed in. */
export function ChangePassword({ action, username, isRouted = false, ...state }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const field = useFields(state);
  return (
    <>
      <Wrong {...state} title={t('updatePassword.failed')} />
      <PostForm action={action} submit={t('updatePassword.submit')} intent={state.intent} isRouted={isRouted}>
        <WhoseAccount username={username} />
        <div>
          <PasswordField {...field('currentPassword')} />
          <a className={css.aside} href={pathTo('forgot-password', locale)}>
            {t('updatePassword.forgot')}
          </a>
        </div>
        <NewPassword field={field} name="newPassword" />
      </PostForm>
    </>
  );
}
