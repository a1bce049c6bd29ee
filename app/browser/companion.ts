/** The readable companion of the session's cookie: when the session ends, in seconds since 1970. */
export function companion(): string | undefined {
  return /(?:^|; )authTokenExpires=(\d+)/.exec(document.cookie)?.[1];
}
