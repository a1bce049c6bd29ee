import { Fragment } from 'react';
import { workbenchPaths } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { exampleForm } from './example-form.ts';

const names = [
  'page',
  'note',
  'likes',
  'reads',
  'fax',
  'fullName',
  'username',
  'email',
  'phoneNumber',
  'device',
  'password',
  'picture',
  'terms',
] as const;

function Devices() {
  const t = useTranslate();
  return ['Firefox', 'Chrome'].map((browser) => (
    <option key={browser} value={browser}>
      {t('myAccount.session.on', { browser, system: 'Android' })}
    </option>
  ));
}

/** A form with a field of each kind, which says what was wrong with it, or that it was sent. */
export function ExampleForm({ isDone, wrong }: { isDone: boolean; wrong: Mistakes | undefined }) {
  const t = useTranslate();
  const action = workbenchPaths[useLocale()];
  return (
    <FormsOfPage value={{ action, wrong, isRouted: true }}>
      {isDone && !wrong ? <Notice>{t(exampleForm.done ?? 'myAccount.saved')}</Notice> : null}
      <Problems of={exampleForm} />
      <Form of={exampleForm} initial={{ page: 'workbench', device: 'Firefox' }}>
        {(field) => names.map((name) => <Fragment key={name}>{field(name, name === 'device' ? <Devices /> : null)}</Fragment>)}
      </Form>
    </FormsOfPage>
  );
}
