import type { FieldSpecs, FormShape, Values } from './define-form.ts';
import { fieldKinds } from './field-kinds.tsx';

/** More than what fits into all fields of most forms but for files, in bytes. */
const longestForm = 16 * 1024;

/**
 * What a form of ours sends; a file in it is a data URL. What no form of ours can have sent is refused: another type, too much of it,
 * and the one character that the database cannot hold.
 *
 * @param longest the most bytes of it, for a form with long texts
 */
export async function readForm(request: Request, longest = longestForm): Promise<URLSearchParams> {
  const [type] = (request.headers.get('Content-Type') ?? '').split(';');
  const form = await readBody(request, type?.trim().toLowerCase(), longest);
  for (const value of form.values()) if (value.includes('\0')) throw new Response(null, { status: 400 });
  return form;
}

async function readBody(request: Request, type: string | undefined, longest: number): Promise<URLSearchParams> {
  switch (type) {
    case 'application/x-www-form-urlencoded': {
      const body = await request.text();
      if (body.length > longest) throw new Response(null, { status: 413 });
      return new URLSearchParams(body);
    }
    case 'multipart/form-data':
      return readParts(request, longest);
    default:
      throw new Response(null, { status: 415 });
  }
}

/** The parts of a form with files. How large these are is the server's matter, and what they are the service's. */
async function readParts(request: Request, longest: number): Promise<URLSearchParams> {
  const parts = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const form = new URLSearchParams();
  let length = 0;
  for (const [name, value] of parts) {
    length += name.length + (typeof value === 'string' ? value.length : 0);
    if (length > longest) throw new Response(null, { status: 413 });
    form.append(name, typeof value === 'string' ? value : await dataUrlOf(value));
  }
  return form;
}

/** Empty where no file was chosen. */
async function dataUrlOf(file: File): Promise<string> {
  if (file.size === 0) return '';
  return `data:application/octet-stream;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
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
