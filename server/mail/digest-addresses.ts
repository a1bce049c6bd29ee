import { pathTo } from '#app/addresses/paths.ts';
import { type DigestAddresses, leaveDigestsPath } from '#services/members/for-you/digests.ts';

/** Where mails about what is for a member lead to. */
export function digestAddresses(origin: string): DigestAddresses {
  return {
    section: (locale) => `${origin}${pathTo('profile', locale)}?section=for-you`,
    leave: (locale, token) => `${origin}${pathTo('for-you-emails', locale)}?${new URLSearchParams({ token })}`,
    oneClick: (token) => `${origin}${leaveDigestsPath}?${new URLSearchParams({ token })}`,
  };
}
