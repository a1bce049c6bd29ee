import type { Hook } from '#app/browser/hook.ts';

/** A form that visitors send, with its id. */
export const outreachForm: Hook<string> = 'data-outreach';

/** By what its fields are judged in the browser, as JSON: `FieldRules` by the names of the fields. */
export const formRules: Hook<string> = 'data-rules';

/** What is said of a field that breaks a rule. The server judges by the same, and by more. */
export type FieldRules = {
  required?: string;
  email?: string;
  letters?: string;
  /** The most characters. */
  most?: [number, string];
};

/** What the browser says of a form: a template with the markup of problems, and each text in it. */
export const formTemplate: Hook = 'data-outreach-says';
export const saysOne: Hook<string> = 'data-one';
export const saysMany: Hook<string> = 'data-many';
export const saysUnreachable: Hook<string> = 'data-unreachable';
export const saysBusy: Hook<string> = 'data-busy';
export const saysRestored: Hook<string> = 'data-restored';

/** Where the browser tells what became of a form. */
export const formOutcome: Hook = 'data-outreach-outcome';

/** Takes back what is kept of a form on the device. */
export const clearDraft: Hook = 'data-clear-draft';
