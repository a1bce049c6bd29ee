import { asMember } from './as-member.ts';
import { requireConfirmed } from './confirmation.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityError } from './identity-error.ts';
import { changeMember, memberOf, usernameColumns, usernameProblem } from './members.ts';
import * as rules from './rules.ts';
import { catchUniqueViolation } from './unique-violation.ts';

export function changeUsername(context: IdentityContext): Identity['changeUsername'] {
  const { rateLimiter, audit, db } = context;
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { username } = rules.read({ username: rules.username }, filled);
      requireConfirmed(current);
      await rateLimiter.take(['changes of a member', row.id]);
      if (username === row.username) return { data: memberOf(row) };
      const refused = await usernameProblem(db, username, row.id);
      if (refused) throw new IdentityError([refused]);
      const data = await catchUniqueViolation(() =>
        asMember(context, current, async (transaction) => {
          await signedInMemberForUpdate(transaction, current);
          const member = memberOf(await changeMember(transaction, row.id, usernameColumns(username)));
          await context.mail(transaction, member, { kind: 'username-changed', username });
          await audit.log(transaction, 'username-changed', row.id, caller.visitor);
          return member;
        }),
      );
      return { data };
    });
}

export function changeDetails(context: IdentityContext): Identity['changeDetails'] {
  const { rateLimiter, audit } = context;
  const fields = {
    firstName: rules.personName,
    lastName: rules.personName,
    phoneNumber: rules.phoneNumber,
  };
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { firstName, lastName, phoneNumber } = rules.read(fields, filled);
      requireConfirmed(current);
      await rateLimiter.take(['changes of a member', row.id]);
      const data = await asMember(context, current, async (transaction) => {
        await signedInMemberForUpdate(transaction, current);
        const change = {
          ...(filled.firstName === undefined ? {} : { first_name: firstName }),
          ...(filled.lastName === undefined ? {} : { last_name: lastName }),
          ...(filled.phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
        };
        const member = memberOf(await changeMember(transaction, row.id, change));
        await audit.log(transaction, 'details-changed', row.id, caller.visitor);
        return member;
      });
      return { data };
    });
}
