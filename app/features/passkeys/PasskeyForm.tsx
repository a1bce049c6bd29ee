import type { ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import type { FieldSpecs, FormShape } from '#app/forms/define-form.ts';
import { Form, type ShowField } from '#app/forms/Form.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type Ceremony, passkeyForm, passkeysWork } from './hooks.ts';
import css from './PasskeyForm.module.css';

/** With something to use in their place, or nothing. */
type Missing = 'passkeys.missing' | 'passkeys.needed';

type Props<Fields extends FieldSpecs> = {
  of: FormShape<Fields>;
  for: Ceremony;
  isQuiet?: boolean;
  /** What is said where there can be none. */
  missing?: Missing;
  children?: (field: ShowField<Fields>) => ReactNode;
};

/** A form that is sent with a passkey; where there can be none, a sentence says so in its place. */
export function PasskeyForm<Fields extends FieldSpecs>({ of, for: ceremony, isQuiet = true, missing, children }: Props<Fields>) {
  return (
    <WherePasskeysWork missing={missing}>
      <Form of={of} isQuiet={isQuiet} hooks={hook(passkeyForm, ceremony)} {...(children ? { children } : {})} />
    </WherePasskeysWork>
  );
}

/** Shows something where passkeys work. Without a script the style sheet knows; with one, the behaviour does. */
export function WherePasskeysWork({ missing = 'passkeys.missing', children }: { missing?: Missing | undefined; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <div className={css.works} {...hook(passkeysWork)}>
        {children}
      </div>
      <p className={css.missing}>{t(missing)}</p>
    </>
  );
}
