import type { Alba } from '#app/context.ts';
import type { MessageIdTaking, PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Locale } from '#config/locale.ts';
import type { Caller } from '#services/identity/shared.ts';
import type { FieldSpec } from './field-kinds.tsx';
import type { Sayable } from './say.ts';

/** What may be said of a problem: of one that passes with time, also in how many minutes. */
export type ProblemMessageId = MessageIdTaking<'minutes'>;

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;
export type FieldName<Fields extends FieldSpecs> = keyof Fields & string;
/** What was sent of a form, unvalidated; a field that was not sent is left out. */
export type Values<Fields extends FieldSpecs> = { [Name in FieldName<Fields>]?: string };

/** What a form is sent with: the services, its address, and who sends it. */
export type FormRequest = { alba: Alba; url: URL; locale: Locale; caller: Caller };

/** What was wrong; `field` is null where it concerns the whole form. */
export type FormProblem<Code extends string = string> = {
  field: string | null;
  code: Code;
  /** In the reader's language, where the service says it itself; else the form has words for the code. */
  text?: string;
};

/** What a service answers a form. Of the codes `not-signed-in` leads to sign in, `confirm-needed` and
 * `factor-needed` to prove more (`proveFirst`), and `too-many` is told with the time to wait. */
export type FormAnswer<Code extends string> =
  | {
      ok: true;
      setCookies: readonly string[];
      /** Where to go on to, where that hangs on what was done. */
      next?: string;
    }
  | {
      ok: false;
      problems: readonly [FormProblem<Code>, ...FormProblem<Code>[]];
      setCookies: readonly string[];
      retryAfterSeconds?: number;
    };

/** What a page has to know of a form to show it. */
export type FormShape<Fields extends FieldSpecs = FieldSpecs> = {
  /** Which of the forms of a page it is; the only one of a page needs none. */
  readonly intent?: string;
  /** In the order of the page. */
  readonly fields: Fields;
  /** What the button says that sends it. */
  readonly submit: Sayable;
  /** What is said of each problem. */
  readonly problems: Readonly<Record<string, ProblemMessageId>>;
  /** It is sent in parts (multipart), where the letters of any language count alike. */
  readonly hasLongTexts?: true;
  /** It changes nothing: the page is shown again, with what was filled in. */
  readonly onlyShows?: true;
  /** What is said once it is done, where the page stays the same. */
  readonly done?: PlainMessageId;
};

/** A form, and what is done with it. */
export type Form<Fields extends FieldSpecs, Request extends FormRequest, Code extends string = string> = FormShape<Fields> & {
  /** Hands what was filled in to the service that has the rules. */
  send(request: Request, filled: Values<Fields>): Promise<FormAnswer<Code>>;
  /** Where to go on to afterwards, where the page does not say so. */
  next?(request: Request): string;
};

/**
 * Defines a form, once: how it is read, shown, sent and kept follows from it. The compiler asks for a message for each code that its
 * service answers with.
 */
export function defineForm<const Fields extends FieldSpecs, Request extends FormRequest, Code extends string>(
  form: Form<Fields, Request, Code> & { problems: Readonly<Record<NoInfer<Code>, ProblemMessageId>> },
): typeof form {
  return form;
}
