import type { Filled, IdentityField } from '#services/identity/shared.ts';

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

/** These fields of a form; what is missing is left out, and of what is there twice the first counts. */
export function filledIn<Field extends IdentityField>(form: URLSearchParams, fields: readonly Field[]): Filled<Field> {
  const filled: Filled<Field> = {};
  for (const field of fields) {
    const value = form.get(field);
    if (value !== null) Object.assign(filled, { [field]: value });
  }
  return filled;
}
