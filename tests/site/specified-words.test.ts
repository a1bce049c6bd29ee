import { expect, test } from 'vitest';
import { errorWords } from '#app/screens/errors/errors.words.ts';
import { failedWords } from '#services/newsletter/topic-words.ts';
import { accountWords } from '../account-words.ts';

const t = accountWords('en');

/** Whatever else asks for these texts takes them from the source, and would not see them change. */
test('what is specified word for word is said so', () => {
  expect({
    required: t('account.problem.required'),
    email: t('account.problem.email-invalid'),
    emailTaken: t('account.problem.email-taken'),
    newEmailTaken: t('account.problem.new-email-taken'),
    letters: t('account.problem.name-letters'),
    username: t('account.problem.username-taken'),
    mismatch: t('account.problem.password-mismatch'),
    passwordFailed: t('updatePassword.failed'),
    newsletter: failedWords.en,
    missing: errorWords['error.404.title'].en,
    broken: errorWords['error.500.title'].en,
    maintenance: errorWords['error.503.title'].en,
    other: errorWords['error.other.title'].en,
  }).toEqual({
    required: 'This field is required',
    email: 'Please enter a valid email address',
    emailTaken: 'An account with this email address already exists',
    newEmailTaken: 'This email is already in use. Please enter a new email address.',
    letters: 'Please use only letters',
    username: 'Username is taken',
    mismatch: "Passwords don't match",
    passwordFailed: 'There was an error trying to change your password, please try again',
    newsletter: 'Something went wrong. Please try again.',
    missing: 'Page not found',
    broken: "We're sorry, but something went wrong",
    maintenance: 'The site is currently down for scheduled maintenance.',
    other: 'Error! Code: {statusCode}',
  });
});
