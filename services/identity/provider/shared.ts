/** Where browsers and the outside identity service find the site; `callback` and `signedOut` are named to the service. */
export const providerPaths = {
  begin: '/api/provider/begin',
  callback: '/api/provider/callback',
  signOut: '/api/provider/sign-out',
  signedOut: '/api/provider/signed-out',
  /** What the service tells by itself: that a session there has ended. */
  logout: '/api/provider/logout',
} as const;
