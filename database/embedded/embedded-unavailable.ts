/**
 * Cannot run the embedded PostgreSQL here, for a reason that only a person can change:
 * the message says which, and what to do.
 */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
