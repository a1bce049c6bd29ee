import { refusal } from './answers.ts';
import type { Context } from './context.ts';
import { answerMember, holdSignedIn } from './current.ts';
import type { Identity } from './identity.types.ts';
import { changeMember, findByUsername, memberOf } from './members.ts';
import * as rules from './rules.ts';
import { orTaken } from './unique.ts';

export function changeUsername(context: Context): Identity['changeUsername'] {
  const { rateLimiter, audit, auth, db } = context;
  return (filled, caller) =>
    answerMember(context, caller, async (current) => {
      const { row } = current;
      const { username } = rules.read({ username: rules.username }, filled);
      if (username === row.username) return { data: memberOf(row) };
      await rateLimiter.take(['changes of a member', row.id]);
      const other = await findByUsername(db, username);
      if (other && other.id !== row.id) throw refusal('username', 'username-taken');
      const data = await orTaken(() =>
        auth.within(async (transaction) => {
          await holdSignedIn(transaction, current);
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

export function changeDetails(context: Context): Identity['changeDetails'] {
  const { rateLimiter, audit, auth } = context;
  const fields = { firstName: rules.personName, lastName: rules.personName, phoneNumber: rules.phoneNumber };
  return (filled, caller) =>
    answerMember(context, caller, async (current) => {
      const { row } = current;
      const { firstName, lastName, phoneNumber } = rules.read(fields, filled);
      await rateLimiter.take(['changes of a member', row.id]);
      const data = await auth.within(async (transaction) => {
        await holdSignedIn(transaction, current);
        const change = { first_name: firstName, last_name: lastName, phone_number: phoneNumber };
        const member = memberOf(await changeMember(transaction, row.id, change));
        await audit.log(transaction, 'details-changed', row.id, caller.visitor);
        return member;
      });
      return { data };
    });
}
