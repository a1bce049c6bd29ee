/** A field of one line in the front matter; null where it is not there. */
export function fieldOf(text: string, name: string): string | null {
  return lineOf(name).exec(headOf(text))?.[1] ?? null;
}

/** The text with another value in a field, or without the field. */
export function withField(text: string, name: string, value: string | null): string {
  const head = headOf(text);
  const others = head.replace(lineOf(name), '');
  return `${others}${value === null ? '' : `${name}: ${value}\n`}${text.slice(head.length)}`;
}

function lineOf(name: string): RegExp {
  return new RegExp(`^${name}: (.*)\n`, 'm');
}

/** Without the line that ends it. */
function headOf(text: string): string {
  return text.slice(0, text.indexOf('\n---\n') + 1);
}
