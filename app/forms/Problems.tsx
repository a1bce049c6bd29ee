import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { FormProblem, FormShape } from './define-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type FieldSpec, fieldKinds } from './field-kinds.tsx';
import { useFormsOfPage } from './forms-of-page.ts';
import { type Sayable, useSay } from './say.ts';
import { idOf, messageOf, mistakesOf } from './shown-mistakes.ts';

type Props = {
  of: FormShape;
  title?: string | undefined;
  /** What else to say of it. */
  children?: ReactNode;
};

/** What was wrong with a form, above it; nothing where nothing was. */
export function Problems({ of, title, children }: Props) {
  const { wrong } = useFormsOfPage();
  const t = useTranslate();
  const sayIt = useSay();
  const own = mistakesOf(of, wrong);
  if (!own || own.problems.length === 0) return null;
  const say = (problem: FormProblem) => problem.text ?? t(messageOf(of, problem), { minutes: own.waitMinutes });
  const ofFields = Object.entries(of.fields).flatMap(([name, spec]) => {
    const problem = own.problems.find(({ field }) => field === name);
    return problem && isSeen(spec) ? [{ fieldId: idOf(of, name), text: listedAs(spec, sayIt) + say(problem) }] : [];
  });
  const ofAll = own.problems.filter(({ field }) => !(field !== null && isSeen(of.fields[field])));
  return (
    <ErrorSummary title={title ?? t('form.mistakes', { count: own.problems.length })} of={own} items={ofFields}>
      {ofAll.map((problem) => (
        <p key={problem.code}>{say(problem)}</p>
      ))}
      {children}
    </ErrorSummary>
  );
}

type SeenField = Exclude<FieldSpec, { kind: 'hidden' | 'carried' }>;

/** Nobody can go to any other. */
function isSeen(spec: FieldSpec | undefined): spec is SeenField {
  return spec !== undefined && spec.kind !== 'hidden' && spec.kind !== 'carried';
}

function listedAs(spec: SeenField, say: (text: Sayable) => string): string {
  if (!('label' in spec) || fieldKinds[spec.kind].isSentence) return '';
  const { label, listedAs: name = label } = { listedAs: undefined, ...spec };
  return `${say(name)}: `;
}
