import { type LoaderFunctionArgs, redirect } from 'react-router';
import { accountRequest, memberSession } from '#app/screens/account/account-request.ts';
import { myAccountPath } from '#app/screens/account/my-account-path.ts';

/** A member screen that is not there yet: an anonymous visitor is sent to sign in, a member to what there is. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const request = accountRequest(args);
  await memberSession(request);
  throw redirect(myAccountPath(request.match.locale), 303);
}

export default function MemberGate() {
  return null;
}
