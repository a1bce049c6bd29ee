import type { FieldSpec } from '#app/forms/field-kinds.tsx';
import type { AskedField } from '#services/members/asking/asked.ts';

/** The fields of a form that asks these questions. Of a date, which has three inputs, the problems go by the name of the field. */
export function toldFields(asked: readonly AskedField[]): Record<string, FieldSpec> {
  return Object.fromEntries(
    asked.flatMap(({ question: { field, kind }, inputs }) => {
      const isList = kind === 'choices' || kind === 'ids';
      return [field, ...inputs].map((name) => [name, { kind: isList ? 'toldList' : 'told' }] as const);
    }),
  );
}
