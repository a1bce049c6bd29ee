import type { Caller, Member } from '#services/identity/shared.ts';
import type { GraphQLContext } from './builder.ts';
import { unauthenticated } from './errors.ts';

/** The member who asks. @throws UNAUTHENTICATED for nobody */
export async function signedIn({ member }: GraphQLContext): Promise<Member> {
  const found = await member();
  if (!found) throw unauthenticated();
  return found;
}

/** Who asks, for services that look for the session themselves. @throws UNAUTHENTICATED for nobody */
export async function signedInCaller(context: GraphQLContext): Promise<Caller> {
  const { locale } = await signedIn(context);
  return { headers: context.headers, visitor: context.visitor, locale };
}
