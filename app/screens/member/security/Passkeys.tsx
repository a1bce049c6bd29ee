import { useEffect, useId } from 'react';
import { PasskeyForm } from '#app/features/passkeys/PasskeyForm.tsx';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from '#app/screens/member/profile.module.css';
import type { FactorState } from '#services/identity/shared.ts';
import type { PasskeyOverview } from '#services/identity/webauthn/shared.ts';
import { passkeyForms } from './passkey-forms.ts';

/** A passkey, with its moments in words; `apart` is what it is called where it has to be told from the others. */
export type ShownPasskey = { id: string; name: string; apart: string; isSynced: boolean; made: string; used: string | null };
export type ShownPasskeys = Omit<PasskeyOverview, 'passkeys'> & { passkeys: readonly ShownPasskey[] };

type Props = ShownPasskeys & { factor: FactorState; isQuiet: boolean };

/** The passkeys of a member, and a new one: quiet where something else comes first. */
export function Passkeys({ passkeys, hasPassword, isLastWayIn, factor, isQuiet }: Props) {
  const t = useTranslate();
  const areFactors = factor.passkeys !== null;
  useBehaviour();
  return (
    <>
      <p>{t('passkeys.text')}</p>
      <Problems of={passkeyForms.remove} />
      {passkeys.length === 0 ? (
        <p>{t('passkeys.none')}</p>
      ) : (
        <ul className={css.sessions}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} isRemovable={!isLastWayIn} />
            </li>
          ))}
        </ul>
      )}
      {isLastWayIn ? <p>{t('passkeys.last')}</p> : null}
      {passkeys.length > 0 && !isLastWayIn ? <p>{t('passkeys.removing')}</p> : null}
      {areFactors && passkeys.length === 1 && factor.since === null ? <p>{t('passkeys.lastFactor')}</p> : null}
      {areFactors && passkeys.length === 0 && factor.since === null ? <p>{t('passkeys.firstFactor')}</p> : null}
      <Problems of={passkeyForms.add} />
      <PasskeyForm of={passkeyForms.add} for="add" isQuiet={isQuiet || passkeys.length > 0} />
      {passkeys.length > 0 ? <Rename passkeys={passkeys} /> : null}
      {hasPassword ? null : <SetPassword />}
    </>
  );
}

function Passkey({ passkey: { id, name, isSynced, made, used }, isRemovable }: { passkey: ShownPasskey; isRemovable: boolean }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{name}</h3>
      <p>{t(isSynced ? 'passkeys.synced' : 'passkeys.bound')}</p>
      <p>{t('passkeys.made', { moment: made })}</p>
      <p>{used === null ? t('passkeys.unused') : t('passkeys.used', { moment: used })}</p>
      {isRemovable ? <Form of={passkeyForms.remove} initial={{ passkey: id }} describedBy={titleId} isQuiet /> : null}
    </>
  );
}

function Rename({ passkeys }: Pick<ShownPasskeys, 'passkeys'>) {
  const t = useTranslate();
  const options = passkeys.map(({ id, apart }) => (
    <option key={id} value={id}>
      {apart}
    </option>
  ));
  return (
    <div className={css.again}>
      <h3>{t('passkeys.rename.title')}</h3>
      <Problems of={passkeyForms.rename} />
      <Form of={passkeyForms.rename} initial={{ passkey: passkeys[0]?.id ?? '' }} isQuiet>
        {(field) => (
          <>
            {field('passkey', options)}
            {field('name')}
          </>
        )}
      </Form>
    </div>
  );
}

function SetPassword() {
  const t = useTranslate();
  return (
    <div className={css.again}>
      <h3>{t('passkeys.password.title')}</h3>
      <p>{t('passkeys.password.text')}</p>
      <Problems of={passkeyForms.setPassword} />
      <Form of={passkeyForms.setPassword} isQuiet />
    </div>
  );
}

/** The section may be shown by the router, after the behaviours of the page began. */
function useBehaviour(): void {
  useEffect(() => {
    import('#app/features/passkeys/passkeys.ts').then(({ beginPasskeys }) => beginPasskeys());
  }, []);
}
