import { asMember } from './as-member.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError } from './identity-error.ts';
import { changeMember, findByUsername, memberOf } from './members.ts';
import * as rules from './rules.ts';
import { requirePassword, requireSamePassword } from './sign-in.ts';
import { catchUniqueViolation } from './unique-violation.ts';

export function changeUsername(context: IdentityContext): Identity['changeUsername'] {
  const { rateLimiter, audit, db } = context;
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { username, currentPassword } = rules.read({ username: rules.username, currentPassword: rules.given }, filled);
      await rateLimiter.take(['changes of a member', row.id]);
      const hash = await requirePassword(context, row, currentPassword, caller.visitor);
      if (username === row.username) return { data: memberOf(row) };
      const other = await findByUsername(db, username);
      if (other && other.id !== row.id) throw identityError('username', 'username-taken');
      const data = await catchUniqueViolation(() =>
        asMember(context, current, async (transaction) => {
          await signedInMemberForUpdate(transaction, current);
          await requireSamePassword(transaction, row.id, hash);
          const change = { username, username_key: rules.usernameKey(username) };
          const member = memberOf(await changeMember(transaction, row.id, change));
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
    currentPassword: rules.given,
  };
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { firstName, lastName, phoneNumber, currentPassword } = rules.read(fields, filled);
      await rateLimiter.take(['changes of a member', row.id]);
      const hash = await requirePassword(context, row, currentPassword, caller.visitor);
      const data = await asMember(context, current, async (transaction) => {
        await signedInMemberForUpdate(transaction, current);
        await requireSamePassword(transaction, row.id, hash);
        const change = { first_name: firstName, last_name: lastName, phone_number: phoneNumber };
        const member = memberOf(await changeMember(transaction, row.id, change));
        await audit.log(transaction, 'details-changed', row.id, caller.visitor);
        return member;
      });
      return { data };
    });
}
