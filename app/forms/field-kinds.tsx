import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import {
  CheckField,
  ChoiceField,
  CodeField,
  type FieldProps,
  LongTextField,
  OptionsField,
  PasswordField,
  PictureField,
  type SaidOption,
  TextField,
  TrapField,
} from './inputs.tsx';
import type { Sayable } from './say.ts';

type Labelled = {
  label: Sayable;
  hint?: Sayable;
  /** What the list of problems calls it, where that is another name. */
  listedAs?: Sayable;
};
type Line = Labelled & { autoComplete: HTMLInputAutoCompleteAttribute; isOptional?: boolean };

/** What the definition of a form says of a field of each kind. */
type Specs = {
  text: Line;
  /** Nothing that a keyboard should mend or begin with a capital. */
  name: Line;
  email: Line;
  tel: Line;
  /** As many lines as somebody needs. */
  longText: Labelled & { isOptional?: boolean };
  password: Labelled & { isNew?: boolean };
  /** A code that counts once, from an app or paper. */
  code: Labelled;
  /** One of several: the page brings them as options, below the field's name. */
  choice: Labelled;
  /** One of a few answers, or several of them, each to be seen. */
  oneOf: Labelled & { options: readonly SaidOption[]; isOptional?: boolean };
  someOf: Labelled & { options: readonly SaidOption[]; isOptional?: boolean };
  /** Something to agree to. */
  checkbox: Labelled;
  /** A file, which is sent as a data URL; empty where none was chosen. */
  picture: Labelled & { isOptional?: boolean };
  /** A file that was sent before, by a name that the service knows: it is sent again unless it is unticked. */
  kept: Labelled;
  /** What the page shows itself, by `useTyped`. Its problems name it. */
  told: object;
  /** The same with several answers, which are one text, with spaces between them. */
  toldList: object;
  /** What the page fills in itself. */
  hidden: object;
  /** The same, as far as it comes back: where somebody is in a form of several pages. */
  carried: object;
  /** What people leave empty, and robots do not. */
  trap: Labelled;
};
export type FieldKind = keyof Specs;
export type FieldSpec = { [Kind in FieldKind]: Readonly<{ kind: Kind } & Specs[Kind]> }[FieldKind];

/** A field as it is shown. */
export type ShownField<Spec = unknown> = FieldProps & {
  spec: Spec;
  value: string | undefined;
  /** What stands below it; of a choice, its options. */
  children?: ReactNode;
};

type Kind<Spec> = {
  /** Whether what was filled in may come back to a page, and be kept. Secrets never do. */
  returns: boolean;
  /** Not sent where it is not chosen, so that nothing is an answer, too. */
  isSentIfChosen?: true;
  /** It is sent once for each answer. */
  isList?: true;
  /** The form is sent in parts. */
  isFile?: true;
  /** Its label is a whole sentence, which a list of problems does not repeat. */
  isSentence?: true;
  Input(field: ShownField<Spec>): ReactNode;
};

/** Every kind of field. Another one is a line in `Specs` and here. */
export const fieldKinds: { readonly [Name in FieldKind]: Kind<Specs[Name]> } = {
  text: { returns: true, Input: (field) => line(field, 'text') },
  name: { returns: true, Input: (field) => line(field, 'name') },
  email: { returns: true, Input: (field) => line(field, 'email') },
  tel: { returns: true, Input: (field) => line(field, 'tel') },
  password: {
    returns: false,
    Input: ({ spec, value, children, ...field }) => <PasswordField {...field} isNew={spec.isNew ?? false} />,
  },
  code: { returns: false, Input: ({ spec, value, children, ...field }) => <CodeField {...field} /> },
  longText: {
    returns: true,
    Input: ({ spec, value, children, ...field }) => <LongTextField {...field} defaultValue={value} isOptional={spec.isOptional ?? false} />,
  },
  oneOf: { returns: true, isSentIfChosen: true, Input: (field) => options(field, 'radio') },
  someOf: { returns: true, isSentIfChosen: true, isList: true, Input: (field) => options(field, 'checkbox') },
  choice: {
    returns: true,
    Input: ({ spec, value, ...field }) => <ChoiceField {...field} defaultValue={value} />,
  },
  checkbox: {
    returns: true,
    isSentIfChosen: true,
    isSentence: true,
    Input: ({ spec, value, ...field }) => <CheckField {...field} isChecked={value !== undefined} />,
  },
  picture: {
    returns: false,
    isFile: true,
    Input: ({ spec, value, ...field }) => <PictureField {...field} isOptional={spec.isOptional ?? false} />,
  },
  kept: {
    returns: true,
    isSentIfChosen: true,
    isSentence: true,
    Input: ({ spec, value, ...field }) => (value === undefined ? null : <CheckField {...field} value={value} isChecked isOptional />),
  },
  told: { returns: true, isSentIfChosen: true, isSentence: true, Input: ({ children }) => children },
  toldList: { returns: true, isSentIfChosen: true, isList: true, isSentence: true, Input: ({ children }) => children },
  hidden: { returns: false, Input: ({ name, value }) => <input type="hidden" name={name} value={value} /> },
  carried: { returns: true, Input: ({ name, value }) => <input type="hidden" name={name} value={value} /> },
  trap: { returns: false, Input: ({ id, name, label }) => <TrapField {...{ id, name, label }} /> },
};

function line({ spec, value, children, ...field }: ShownField<Line>, kind: 'text' | 'name' | 'email' | 'tel') {
  return <TextField {...field} defaultValue={value} kind={kind} autoComplete={spec.autoComplete} isOptional={spec.isOptional ?? false} />;
}

function options({ spec, value, children, ...field }: ShownField<Specs['oneOf']>, type: 'radio' | 'checkbox') {
  return (
    <OptionsField {...field} {...{ type }} chosen={value?.split(' ') ?? []} options={spec.options} isOptional={spec.isOptional ?? false} />
  );
}

/** The field of a form, by its kind. */
export function inputOf<Name extends FieldKind>(kind: Name, field: ShownField<Specs[Name]>): ReactNode {
  return fieldKinds[kind].Input(field);
}
