import type { SubmitEvent } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { WhoseAccount } from '#app/forms/WhoseAccount.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { exportForm } from './my-data-forms.ts';

/** Everything in one file, for who gives the password. */
export function Export({ username }: { username: string }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('myData.export.text')}</p>
      <p>{t('myData.export.care')}</p>
      <Problems of={exportForm} />
      <div onSubmit={emptyWhenSent}>
        <Form of={exportForm}>
          {(field) => (
            <>
              <WhoseAccount username={username} />
              {field('currentPassword')}
            </>
          )}
        </Form>
      </div>
    </>
  );
}

/** The page stays when its answer is a file: with the password still in it whoever comes after could have one more. */
function emptyWhenSent({ target }: SubmitEvent): void {
  // The browser takes what is sent right after this.
  if (target instanceof HTMLFormElement) setTimeout(() => target.reset());
}
