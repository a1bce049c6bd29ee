import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { exportForm } from './my-data-forms.ts';

/** Everything in one file, for whose session is confirmed. */
export function Export() {
  const t = useTranslate();
  return (
    <>
      <p>{t('myData.export.text')}</p>
      <p>{t('myData.export.care')}</p>
      <Problems of={exportForm} />
      <Form of={exportForm} />
    </>
  );
}
