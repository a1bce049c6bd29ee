import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { passwordRule } from '#services/identity/shared.ts';
import { pictureTypes } from '#services/members/avatars/shared.ts';
import css from './form.module.css';
import { showPasswordButton } from './hooks.ts';
import { type Sayable, useSay } from './say.ts';

/** What every field has: `error` is what is wrong with what was typed. */
export type FieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

type InputProps = FieldProps & {
  defaultValue?: string | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** `name`: nothing that a keyboard should mend or begin with a capital. */
  kind?: 'text' | 'name' | 'email' | 'tel';
  isOptional?: boolean;
};

/** A field with its label above it, what it is for, and what is wrong with it: all of it read out with the field. */
export function TextField({ defaultValue, autoComplete, kind = 'text', isOptional = false, ...field }: InputProps) {
  return (
    <Field {...field} isOptional={isOptional}>
      <input
        {...inputAttributes(field)}
        className={css.input}
        type={kind === 'email' || kind === 'tel' ? kind : 'text'}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        required={!isOptional}
        {...(kind === 'name' || kind === 'email' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
        {...(kind === 'email' ? { inputMode: 'email' } : {})}
      />
    </Field>
  );
}

/** As many lines as somebody needs: the field grows with them where the browser can. */
export function LongTextField({ defaultValue, isOptional = false, ...field }: Omit<InputProps, 'autoComplete' | 'kind'>) {
  return (
    <Field {...field} isOptional={isOptional}>
      <textarea
        {...inputAttributes(field)}
        className={`${css.input} ${css.long}`}
        rows={6}
        defaultValue={defaultValue}
        required={!isOptional}
      />
    </Field>
  );
}

/** An answer to choose, with what it is called. */
export type SaidOption = { value: string; label: Sayable };

type OptionsProps = FieldProps & {
  type: 'radio' | 'checkbox';
  options: readonly SaidOption[];
  chosen: readonly string[];
  isOptional: boolean;
};

/** A few answers, all to be seen: one of them, or several. The first has the field's id, so that a link to the field leads there. */
export function OptionsField({ type, options, chosen, isOptional, ...field }: OptionsProps) {
  const say = useSay();
  const t = useTranslate();
  const { id, name, label, hint, error } = field;
  const { 'aria-describedby': describedBy } = inputAttributes(field);
  return (
    <fieldset
      className={`${css.field} ${css.options}`}
      {...(type === 'radio' ? { role: 'radiogroup' } : {})}
      aria-describedby={describedBy}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      <legend className={css.label}>
        {label} {isOptional ? <small>{t('form.optional')}</small> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {options.map((option, index) => (
        <label key={option.value} className={css.option}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            {...{ type, name }}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            required={type === 'radio' && !isOptional}
          />
          <span>{say(option.label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * What robots fill in. People do not see it, keyboards and screen readers pass it by; whoever meets it all the same is told to leave it
 * empty, and loses nothing by filling it in.
 */
export function TrapField({ id, name, label }: Pick<FieldProps, 'id' | 'name' | 'label'>) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A password, which can be shown where there is a script: see `show-password.ts`. It is never sent back to the page. */
export function PasswordField({ isNew = false, ...field }: FieldProps & { isNew?: boolean }) {
  const t = useTranslate();
  return (
    <Field {...field}>
      <span className={css.password}>
        <input
          {...inputAttributes(field)}
          className={css.input}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew ? newPasswordAttributes : {})}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <button className={`${css.show} needs-script`} type="button" {...hook(showPasswordButton, field.id)}>
          <span>{t('form.show')}</span>
          <span hidden>{t('form.hide')}</span>
          <span className="visually-hidden"> {field.label}</span>
        </button>
      </span>
    </Field>
  );
}

/** A code of an app, which browsers and password managers may fill in, or one that is typed from paper. */
export function CodeField(field: FieldProps) {
  return (
    <Field {...field}>
      <input
        {...inputAttributes(field)}
        className={css.input}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
    </Field>
  );
}

/**
 * What password managers make one by: they read one of the two. There is no `maxlength`, at which browsers cut off what is pasted without
 * a word: the form says that it is too long.
 */
const newPasswordAttributes = {
  minLength: passwordRule.least,
  passwordrules: [
    `minlength: ${passwordRule.least}; maxlength: ${passwordRule.most}`,
    `required: lower; required: upper; required: digit; required: [${passwordRule.specialCharacters}];`,
  ].join('; '),
};

/** One of the options that are its `children`. */
export function ChoiceField({
  defaultValue,
  children,
  ...field
}: FieldProps & { defaultValue?: string | undefined; children?: ReactNode }) {
  return (
    <Field {...field}>
      <select {...inputAttributes(field)} className={css.input} defaultValue={defaultValue}>
        {children}
      </select>
    </Field>
  );
}

/** A picture of the reader's own, from their device. `children` stand below it. */
export function PictureField({ children, isOptional = false, ...field }: FieldProps & { isOptional?: boolean; children?: ReactNode }) {
  return (
    <Field {...field} isOptional={isOptional}>
      <input {...inputAttributes(field)} className={`${css.input} ${css.file}`} type="file" accept={pictureTypes.join()} />
      {children}
    </Field>
  );
}

type CheckProps = FieldProps & { isChecked: boolean; value?: string; isOptional?: boolean; children?: ReactNode };

/** Something to agree to. `children` stand below it. */
export function CheckField({ isChecked, value = 'yes', isOptional = false, children, ...field }: CheckProps) {
  return (
    <div className={css.field}>
      <FieldError {...field} />
      <label className={css.check}>
        <input {...inputAttributes(field)} type="checkbox" value={value} defaultChecked={isChecked} required={!isOptional} />
        <span>{field.label}</span>
      </label>
      {children}
    </div>
  );
}

function Field({
  id,
  label,
  hint,
  error,
  isOptional = false,
  children,
}: Omit<FieldProps, 'name'> & { isOptional?: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label} {isOptional ? <small>{t('form.optional')}</small> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
    </div>
  );
}

function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  ) : null;
}

function inputAttributes({ id, name, hint, error }: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, name, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
