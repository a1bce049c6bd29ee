/** An error that the caller can correct; printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}
