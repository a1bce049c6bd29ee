const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of a change (idempotency key), which its form holds: sent twice, it is made once. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** The key that a form sent. @throws a response to whoever sends another, as no form of ours does */
export function sentKey(key = ''): string {
  if (!isId(key)) throw new Response(null, { status: 400 });
  return key;
}

/** Whether it may name a record, or be a key. */
export function isId(text: string): boolean {
  return pattern.test(text);
}
