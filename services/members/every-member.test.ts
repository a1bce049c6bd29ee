import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { newMember, testIdentity } from '#services/identity/testing.ts';
import { forEveryMember } from './every-member.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

test('what fails for one member is done for the others, and told in the end', async () => {
  const members = await Promise.all([newMember(identity), newMember(identity), newMember(identity)]);
  const [one, broken, other] = members.map(({ member }) => member.id).sort();
  const done: string[] = [];
  const all = forEveryMember(db, async (_, memberId) => {
    if (memberId === broken) throw new Error('cannot decrypt');
    done.push(memberId);
    return true;
  });
  await expect(all).rejects.toMatchObject({
    message: 'failed for 1 of 3 members, first: cannot decrypt',
    cause: new Error('cannot decrypt'),
  });
  expect(done).toEqual([one, other]);
});
