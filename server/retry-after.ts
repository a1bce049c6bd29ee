/** When to try again, in seconds, as a `Retry-After` says it: too much is asked or the database is away; or people work on the site. */
export const retryAfter = { busy: '5', maintenance: '600' };
