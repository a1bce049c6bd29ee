import { useTranslate } from '#app/i18n/I18n.tsx';
import type { FormShape } from './define-form.ts';
import { fieldKinds } from './field-kinds.tsx';
import { useFormsOfPage } from './forms-of-page.ts';
import { idOf, messageOf, mistakesOf } from './shown-mistakes.ts';

/** What a field of a form is called in its page, holds, and was wrong with. */
export type Typed = { id: string; name: string; value: string | undefined; error: string | undefined };

/** What the fields of a form hold: what was typed before, where it was not saved, or `initial`. */
export function useTyped(of: FormShape, initial: Readonly<Partial<Record<string, string>>> = {}): (name: string) => Typed {
  const { wrong, kept } = useFormsOfPage();
  const t = useTranslate();
  const own = mistakesOf(of, wrong);
  const returned = own ? own.values : kept?.[of.intent ?? ''];
  return (name) => {
    const spec = of.fields[name];
    if (!spec) throw new Error(`a form has no field ${name}`);
    const { isSentIfChosen } = fieldKinds[spec.kind];
    const problem = own?.problems.find(({ field }) => field === name);
    return {
      id: idOf(of, name),
      name,
      value: returned && isSentIfChosen ? returned[name] : (returned?.[name] ?? initial[name]),
      error: problem && own && (problem.text ?? t(messageOf(of, problem), { minutes: own.waitMinutes })),
    };
  };
}
