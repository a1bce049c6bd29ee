import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const common = { fields: { entry: { kind: 'hidden' } }, problems: { ...accountProblems, missing: 'forYou.missing' } } as const;

/** The forms of what is for a member. Which entry was dismissed stands in no address. */
export const forYouForms = {
  dismiss: { ...common, intent: 'dismiss-for-you', submit: 'forYou.dismiss', done: 'forYou.dismissed' },
  bringBack: { ...common, intent: 'bring-back-for-you', submit: 'forYou.bringBack', done: 'forYou.broughtBack' },
} as const satisfies Record<string, MemberFormShape>;
