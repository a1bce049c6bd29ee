/**
 * Redacts an error for the log: keeps its name, code and stack, without the message, which may quote a search term (PostgreSQL's
 * does).
 */
export function redactError(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const stack = error.stack ?? '';
  const at = stack
    .slice(stack.indexOf(error.message) + error.message.length)
    .split('\n')
    .flatMap((line) => (line.startsWith('    at ') ? [line.trim()] : []));
  return { name: error.name, ...code, at };
}
