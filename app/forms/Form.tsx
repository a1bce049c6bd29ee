import { Fragment, type ReactNode, type SubmitEvent } from 'react';
import { Form as RoutedForm, useNavigation } from 'react-router';
import { type Attributes, hook } from '#app/browser/hook.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import type { FieldName, FieldSpecs, FormShape } from './define-form.ts';
import { fieldKinds, inputOf } from './field-kinds.tsx';
import css from './form.module.css';
import { useFormsOfPage } from './forms-of-page.ts';
import { unsavedForm } from './hooks.ts';
import { useSay } from './say.ts';
import { mistakesOf } from './shown-mistakes.ts';
import { useTyped } from './use-typed.ts';

/** Shows a field of the form, with what stands below it. */
export type ShowField<Fields extends FieldSpecs> = (name: FieldName<Fields>, below?: ReactNode) => ReactNode;

type Props<Fields extends FieldSpecs> = {
  of: FormShape<Fields>;
  /** What its fields hold before somebody fills them in. */
  initial?: { readonly [Name in FieldName<Fields>]?: string };
  /** What tells of its button which one it is, where several say the same. */
  describedBy?: string;
  /** A smaller step than what the page is for. */
  isQuiet?: boolean;
  /** What it is sent by, where that is not one button. */
  buttons?: ReactNode;
  /** What a behaviour finds it by. */
  hooks?: Attributes;
  /** How its fields stand; without it, one below the other. */
  children?: (field: ShowField<Fields>) => ReactNode;
};

/** A form that changes something. The site itself says what is wrong with it, in the reader's language, and not the browser. */
export function Form<Fields extends FieldSpecs>({
  of,
  initial,
  describedBy,
  isQuiet = false,
  buttons,
  hooks = {},
  children = inOrder(of),
}: Props<Fields>) {
  const { action, owner, isRouted = false } = useFormsOfPage();
  const say = useSay();
  const field = useFields(of, initial);
  const isUnsaved = useIsUnsaved(of);
  const { state } = useNavigation();
  const Frame = isRouted ? RoutedForm : 'form';
  // A second click is no second wish: what is done twice tells of a mistake the second time.
  const sendOnce = (event: SubmitEvent) => {
    if (isRouted && state !== 'idle') event.preventDefault();
  };
  return (
    <Frame
      className={css.form}
      method="post"
      action={action}
      {...(of.hasLongTexts || hasFile(of) ? { encType: 'multipart/form-data' } : {})}
      onSubmit={sendOnce}
      noValidate
      {...(isUnsaved ? hook(unsavedForm) : {})}
      {...hooks}
    >
      {of.intent === undefined ? null : <input type="hidden" name="intent" value={of.intent} />}
      {owner === undefined ? null : <input type="hidden" name="member" value={owner} />}
      {children(field)}
      {buttons ?? (
        <span className={`${buttonClass(isQuiet ? 'Secondary' : 'Primary')} ${css.submit}`}>
          <button type="submit" aria-describedby={describedBy}>
            {say(of.submit)}
          </button>
        </span>
      )}
    </Frame>
  );
}

function inOrder<Fields extends FieldSpecs>({ fields }: FormShape<Fields>) {
  return (field: ShowField<Fields>) => Object.keys(fields).map((name) => <Fragment key={name}>{field(name)}</Fragment>);
}

const hasFile = ({ fields }: FormShape) => Object.values(fields).some(({ kind }) => fieldKinds[kind].isFile);

/** What each field is called, holds, and was wrong with. */
function useFields<Fields extends FieldSpecs>(of: FormShape<Fields>, initial: Props<Fields>['initial'] = {}): ShowField<Fields> {
  const say = useSay();
  const typed = useTyped(of, initial);
  return (name, below) => {
    const spec = of.fields[name];
    if (!spec) throw new Error(`a form has no field ${name}`);
    const { label, hint } = { label: undefined, hint: undefined, ...spec };
    return inputOf(spec.kind, {
      ...typed(name),
      spec,
      label: label === undefined ? '' : say(label),
      hint: hint && say(hint),
      children: below,
    });
  };
}

/** Whether a form of a member holds what was typed before, and is saved nowhere. */
function useIsUnsaved(of: FormShape): boolean {
  const { wrong, kept, owner } = useFormsOfPage();
  const returns = Object.values(of.fields).some(({ kind }) => fieldKinds[kind].returns);
  return owner !== undefined && returns && (mistakesOf(of, wrong) ?? kept?.[of.intent ?? '']) !== undefined;
}
