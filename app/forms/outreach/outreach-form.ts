import type { Attributes } from '#app/browser/hook.ts';
import { hook } from '#app/browser/hook.ts';
import type { Locale } from '#config/locale.ts';
import type { OutreachFields, OutreachForm } from '#services/outreach/define-outreach.ts';
import type { OutreachField, Said } from '#services/outreach/fields.ts';
import type { Sending, SendOutcome } from '#services/outreach/outreach.ts';
import { type OutreachProblem, sayProblem } from '#services/outreach/problem-words.ts';
import type { Sent } from '#services/outreach/read-told.ts';
import { defineForm, type Form, type FormRequest, type FormShape } from '../define-form.ts';
import type { FieldSpec } from '../field-kinds.tsx';
import { type FieldRules, outreachForm as formHook, formRules } from './hooks.ts';

/** What every form has besides its own fields. */
const sending = {
  key: { kind: 'hidden' },
  /** Which page of the form it is, from 0. */
  step: { kind: 'carried' },
  token: { kind: 'hidden' },
  fax: { kind: 'trap', label: { en: 'Please leave this field empty', es: 'Deje este campo vacío, por favor' } },
} as const satisfies Record<string, FieldSpec>;

/** A form that visitors send, as a page shows and answers it. */
export type ShownOutreach = { form: Form<typeof sending, FormRequest>; of: Pick<OutreachForm, 'id' | 'fields' | 'steps'>; busy?: Said };

/**
 * Makes a form of the site of one that is defined in `services/outreach/`: how it is shown, read and answered follows from its fields.
 * @param next where its sender goes on to once it is stored
 * @param instead what the page has in the place of a field, by its name
 */
export function outreachForm<Fields extends OutreachFields>(
  of: OutreachForm<Fields>,
  next: (request: FormRequest) => string,
  instead: Instead = {},
): ShownOutreach {
  return formSentTo(({ alba }, sent, sending) => alba.outreach.send(of, sent, sending), of, next, instead);
}

type Instead = Readonly<Record<string, Readonly<Record<string, FieldSpec>>>>;

type Send = (request: FormRequest, sent: Sent, sending: Sending) => Promise<SendOutcome>;

/** The same for a form that another service takes, by its own rules for what is stored. */
export function formSentTo(
  send: Send,
  of: Pick<OutreachForm, 'id' | 'fields' | 'steps' | 'submit'> & {
    /** What is said where the site cannot take it, unless it is what every form says. */
    busy?: Said;
  },
  next: (request: FormRequest) => string,
  instead: Instead = {},
): ShownOutreach {
  const fields: Record<string, FieldSpec> = Object.fromEntries(
    Object.entries(of.fields).flatMap(([name, field]) => Object.entries(instead[name] ?? { [name]: specOf(field) })),
  );
  const form = defineForm({
    intent: of.id,
    fields: { ...fields, ...sending },
    submit: of.submit,
    // The service says itself, in the reader's language, what is wrong with a field.
    problems: { wrong: 'outreach.problem.wrong', 'too-many': 'outreach.problem.too-many' },
    async send(request: FormRequest, { key, token, fax, step: _, ...sent }) {
      const { caller, locale } = request;
      const outcome = await send(request, sent, { visitor: caller.visitor, locale, key, token, trap: fax });
      switch (outcome.kind) {
        case 'stored':
          return { ok: true, setCookies: [] };
        case 'wrong': {
          const [first, ...rest] = outcome.problems;
          const wrong = ({ field, text }: typeof first) => ({ field, code: 'wrong' as const, text });
          return { ok: false, problems: [wrong(first), ...rest.map(wrong)], setCookies: [] };
        }
        case 'too-many':
          return {
            ok: false,
            problems: [{ field: null, code: 'too-many' }],
            setCookies: [],
            retryAfterSeconds: Math.ceil(outcome.retryAfterMs / 1000),
          };
        default:
          return outcome satisfies never;
      }
    },
    next,
  });
  return { form, of, ...(of.busy ? { busy: of.busy } : {}) };
}

function specOf(field: OutreachField): FieldSpec {
  switch (field.kind) {
    case 'consent':
      return { kind: 'checkbox', label: field.label };
    case 'text':
    case 'email':
    case 'longText':
    case 'oneOf':
    case 'someOf':
    case 'hidden': {
      const { schema: _, ...spec } = field;
      return spec;
    }
    default:
      return field satisfies never;
  }
}

/** What a browser finds the form by, and judges it by before it is sent. */
export function hooksOf(form: FormShape, fields: OutreachFields, locale: Locale): Attributes {
  const rules = Object.entries(fields).map(([name, field]): [string, FieldRules] => [name, rulesOf(field, locale)]);
  const { intent = '' } = form;
  return { ...hook(formHook, intent), ...hook(formRules, JSON.stringify(Object.fromEntries(rules))) };
}

function rulesOf(field: OutreachField, locale: Locale): FieldRules {
  const say = (problem: OutreachProblem) => sayProblem(problem, field, locale);
  return {
    ...(field.kind === 'consent' ? { required: say('consent-missing') } : {}),
    ...(field.kind !== 'consent' && field.kind !== 'hidden' && !field.isOptional ? { required: say('required') } : {}),
    ...(field.kind === 'email' ? { email: say('email-invalid') } : {}),
    ...('isLetters' in field && field.isLetters ? { letters: say('letters-only') } : {}),
    ...('most' in field ? { most: [field.most, say('too-long')] } : {}),
  };
}
