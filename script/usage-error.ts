/** What the person who called can mend; said without a trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}
