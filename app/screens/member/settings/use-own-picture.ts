import { useNavigate } from 'react-router';
import { removeAvatar, updateAvatar } from '#app/features/avatars/avatars.ts';
import { useLocale } from '#app/i18n/I18n.tsx';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { languageTags } from '#config/locale.ts';
import { pictureForm, removePictureForm } from './picture-forms.ts';

/** Changes one's own picture by the calls, and goes on as the forms do. Each rejects where it was not done. */
export function useOwnPicture() {
  const navigate = useNavigate();
  const ownLocale = useLocale();
  const locale = languageTags[ownLocale];
  const goOn = ({ intent }: { intent?: string }) =>
    navigate(`${sectionPath('settings', ownLocale)}&saved=${intent}`, { preventScrollReset: true });
  return {
    async update(avatar: string) {
      await updateAvatar({ avatar, locale });
      await goOn(pictureForm);
    },
    async remove() {
      await removeAvatar({ locale });
      await goOn(removePictureForm);
    },
  };
}
