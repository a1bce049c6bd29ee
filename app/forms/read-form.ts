import type { FieldSpecs, FormShape, Values } from './define-form.ts';
import { fieldKinds } from './field-kinds.tsx';

/** More than what fits into all fields of a form, in bytes. */
const longestForm = 16 * 1024;

/**
 * What a form of ours sends. What no form of ours can have sent is refused: another type, too much of it, and the one character that
 * the database cannot hold.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const [type] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new Response(null, { status: 415 });
  const body = await request.text();
  if (body.length > longestForm) throw new Response(null, { status: 413 });
  const form = new URLSearchParams(body);
  for (const value of form.values()) if (value.includes('\0')) throw new Response(null, { status: 400 });
  return form;
}

/** The fields of a form in what was sent; what is missing is left out, and of what is there twice the first counts, but in a list. */
export function filledIn<Fields extends FieldSpecs>({ fields }: FormShape<Fields>, sent: URLSearchParams): Values<Fields> {
  const filled: Values<Fields> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const values = sent.getAll(name);
    const value = fieldKinds[kind].isList && values.length > 0 ? values.join(' ') : values[0];
    if (value !== undefined) Object.assign(filled, { [name]: value });
  }
  return filled;
}

/** What of it may come back to a page, and be kept. */
export function returnedOf(form: FormShape, sent: URLSearchParams): Record<string, string> {
  const filled = Object.entries(filledIn(form, sent));
  return Object.fromEntries(
    filled.flatMap(([name, value]) => {
      const field = form.fields[name];
      return field && value !== undefined && fieldKinds[field.kind].returns ? [[name, value]] : [];
    }),
  );
}
