import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { signOutForm } from './sign-out-form.ts';
import { Ways } from './Ways.tsx';

/** Signs out, by a page of its own that is loaded anew: nothing of the member's stays in the browser. */
export function SignOut({ target }: { target: string | null }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <FormsOfPage value={{ action: withTarget(pathTo('sign-out', locale), target) }}>
      <Form of={signOutForm} />
      <Ways>
        <Button href={target ?? pathTo('profile', locale)} styling="Secondary">
          {t('signOut.stay')}
        </Button>
      </Ways>
    </FormsOfPage>
  );
}
