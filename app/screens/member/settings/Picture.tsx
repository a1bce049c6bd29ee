import { type FormEvent, lazy, Suspense, useState } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { Avatar } from '#app/features/avatars/Avatar.tsx';
import { Refused } from '#app/features/avatars/Refused.tsx';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useSay } from '#app/forms/say.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './Picture.module.css';
import { pictureForm, removePictureForm } from './picture-forms.ts';
import { useOwnPicture } from './use-own-picture.ts';

const CropPicture = lazy(() => import('#app/features/avatars/CropPicture.tsx'));

type Props = { username: string; picture: string | null; isVerified: boolean };

/** One's own picture: who sees it, another one, or none. */
export function Picture({ username, picture, isVerified }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <div className={css.own}>
        <Avatar username={username} src={picture} size={128} />
        <div className={css.who}>
          <p>{t('picture.who')}</p>
          {picture === null ? <p>{t('picture.none')}</p> : null}
        </div>
      </div>
      {isVerified ? (
        <>
          <Choose />
          {picture === null ? null : <Remove />}
        </>
      ) : (
        <p className={css.locked}>
          {t('picture.unverified')} <a href={pathTo('verify-email', locale)}>{t('picture.verify')}</a>
        </p>
      )}
    </>
  );
}

/** A file that is sent as it is; with a script it is cut first, once the browser can show it. */
function Choose() {
  const t = useTranslate();
  const { update } = useOwnPicture();
  const [chosen, choose] = useState<ImageBitmap | 'unreadable' | null>(null);
  const take = async ({ target }: FormEvent) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    choose(file ? await createImageBitmap(file).catch(() => 'unreadable' as const) : null);
  };
  const cancel = () => {
    choose(null);
    const field = document.querySelector<HTMLInputElement>('#picture-picture');
    if (field) field.value = '';
    field?.focus();
  };
  const isOpen = chosen !== null && chosen !== 'unreadable';
  return (
    <>
      <Problems of={pictureForm} />
      {chosen === 'unreadable' ? (
        <p className={css.failed} role="alert">
          {t('avatars.crop.unreadable')}
        </p>
      ) : null}
      <div onChange={take}>
        <Form of={pictureForm} buttons={<SaveUncut />} />
      </div>
      {isOpen ? (
        <Suspense>
          <CropPicture picture={chosen} onSave={update} onCancel={cancel} />
        </Suspense>
      ) : null}
    </>
  );
}

/** For pages without a script; with one, what is chosen is cut first. */
function SaveUncut() {
  const say = useSay();
  return (
    <span className={`${buttonClass()} ${css.uncut}`}>
      <button type="submit">{say(pictureForm.submit)}</button>
    </span>
  );
}

/** What removes it stands folded: nobody does it by mistake. */
function Remove() {
  const t = useTranslate();
  const { remove } = useOwnPicture();
  const [error, fail] = useState<unknown>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    fail(null);
    remove().catch(fail);
  };
  return (
    <Disclosure className={css.remove} summary={<strong>{t('picture.remove')}</strong>}>
      <p>{t('picture.remove.text')}</p>
      <Problems of={removePictureForm} />
      <Refused error={error} className={css.failed} />
      <div onSubmitCapture={send}>
        <Form of={removePictureForm} isQuiet />
      </div>
    </Disclosure>
  );
}
