import { expect, test } from 'vitest';
import { GraphQLFailure, RequestFailed } from '#app/graphql/errors.ts';
import { refusalOf } from './refusals.ts';

test.each([
  [400, 'damaged'],
  [401, 'signedOut'],
  [403, 'unverified'],
  [413, 'tooLarge'],
  [428, 'unconfirmed'],
  [429, 'tooMany'],
  [500, 'busy'],
  [503, 'busy'],
])('what was answered with %d is told as what it is', (status, told) => {
  expect(refusalOf(new RequestFailed(status))).toBe(`avatars.refused.${told}`);
});

test('the connection is named where nothing answered, and nowhere else', () => {
  for (const error of [new TypeError('Failed to fetch'), new GraphQLFailure([])])
    expect(refusalOf(error)).toBe('avatars.refused.unreached');
});
