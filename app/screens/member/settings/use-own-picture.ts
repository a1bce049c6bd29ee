import { useNavigate } from 'react-router';
import { removeAvatar, updateAvatar } from '#app/features/avatars/avatars.ts';
import { useLocale } from '#app/i18n/I18n.tsx';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { languageTags } from '#config/locale.ts';
import { pictureForm, removePictureForm } from './picture-forms.ts';

/** Changes one's own picture by the calls, shows it in the header, and goes on as the forms do. Each rejects where it was not done. */
export function useOwnPicture() {
  const navigate = useNavigate();
  const ownLocale = useLocale();
  const locale = languageTags[ownLocale];
  const goOn = async (avatar: string | null, { intent }: { intent?: string }) => {
    const { session } = await import('#app/features/session/session.ts');
    session.changeAvatar(avatar ?? undefined);
    await navigate(`${sectionPath('settings', ownLocale)}&saved=${intent}`, { preventScrollReset: true });
  };
  return {
    update: async (avatar: string) => goOn((await updateAvatar({ avatar, locale })).avatar, pictureForm),
    async remove() {
      await removeAvatar({ locale });
      await goOn(null, removePictureForm);
    },
  };
}
