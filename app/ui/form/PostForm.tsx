import { type ReactNode, type SubmitEvent, use } from 'react';
import { Form, useNavigation } from 'react-router';
import { hook } from '#app/browser/hook.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './form.module.css';
import { FormOwner } from './form-owner.ts';
import { unsavedForm } from './hooks.ts';

type Props = {
  action: string;
  /** What the button says that sends it. */
  submit: string;
  /** Which of the forms of a page it is. */
  intent?: string | undefined;
  /** On an application page: the router sends it, where it runs. */
  isRouted?: boolean;
  /** What tells of its button which one it is, where several say the same. */
  describedBy?: string | undefined;
  /** A smaller step than what the page is for. */
  isQuiet?: boolean;
  /** It holds what was typed before, and is nowhere else. */
  isUnsaved?: boolean;
  children?: ReactNode;
};

/** A form that changes something. The site itself says what is wrong with it, in the reader's language, and not the browser. */
export function PostForm({ action, submit, intent, isRouted = false, describedBy, isQuiet = false, isUnsaved = false, children }: Props) {
  const Frame = isRouted ? Form : 'form';
  const owner = use(FormOwner);
  const { state } = useNavigation();
  // A second click is no second wish: what is done twice tells of a mistake the second time.
  const sendOnce = (event: SubmitEvent) => {
    if (isRouted && state !== 'idle') event.preventDefault();
  };
  return (
    <Frame className={css.form} method="post" action={action} onSubmit={sendOnce} noValidate {...(isUnsaved ? hook(unsavedForm) : {})}>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {owner === null ? null : <input type="hidden" name="member" value={owner} />}
      {children}
      <span className={`${buttonClass(isQuiet ? 'Secondary' : 'Primary')} ${css.submit}`}>
        <button type="submit" aria-describedby={describedBy}>
          {submit}
        </button>
      </span>
    </Frame>
  );
}
