import { unsavedForm } from './hooks.ts';
import { fieldsOf, isChanged, typedIn } from './typed-fields.ts';

/** A server that answers later than this keeps nothing, in milliseconds. */
const patience = 3_000;

/** Whether somebody typed something on this page that is saved nowhere. */
export function isTypedIn(): boolean {
  return unsavedForms().length > 0;
}

/**
 * Hands what was typed to the server, which carries out nothing of it: it seals it for the member whose page this is, and the page, or
 * the one at `address`, shows it again to them (`kept-forms.server.ts`). Passwords stay here. Gives whether it got there.
 */
export async function keepTyped(address?: string): Promise<boolean> {
  const forms = unsavedForms();
  const [first] = forms;
  const member = first && new FormData(first).get('member');
  if (!first || typeof member !== 'string') return false;
  const body = new URLSearchParams({ intent: 'keep', member });
  for (const form of forms) body.append('form', String(typedIn(form)));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    // What it leads to is no matter of this page.
    await fetch(address ?? first.action, { method: 'POST', body, redirect: 'manual', signal: late.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function unsavedForms(): HTMLFormElement[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')];
  return forms.filter(
    (form) => form.querySelector('input[name=member]') && (form.matches(`[${unsavedForm}]`) || fieldsOf(form).some(isChanged)),
  );
}
