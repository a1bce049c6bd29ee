import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { withTarget } from './target.ts';
import { Ways } from './Ways.tsx';

/** Signs out, by a page of its own that is loaded anew: nothing of the member's stays in the browser. */
export function SignOut({ target }: { target: string | null }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <PostForm action={withTarget(pathTo('sign-out', locale), target)} submit={t('signOut.submit')} />
      <Ways>
        <Button href={target ?? pathTo('profile', locale)} styling="Secondary">
          {t('signOut.stay')}
        </Button>
      </Ways>
    </>
  );
}
