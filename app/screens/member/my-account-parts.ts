import { detailsForm, emailForm, endOthersForm, endSessionForm, passwordForm, resendForm, usernameForm } from './my-account-forms.ts';
import type { MemberForm, SectionPart } from './section.ts';

type Part = SectionPart & { forms: readonly MemberForm[] };

/** The parts of my account, from the top, with the forms that each has. */
export const myAccountParts = [
  { id: 'details', title: 'myAccount.details', forms: [detailsForm] },
  { id: 'username', title: 'myAccount.username', forms: [usernameForm] },
  { id: 'email', title: 'myAccount.email', forms: [resendForm, emailForm] },
  { id: 'password', title: 'myAccount.password', forms: [passwordForm] },
  { id: 'sessions', title: 'myAccount.sessions', forms: [endSessionForm, endOthersForm] },
] as const satisfies readonly Part[];

export type MyAccountPart = (typeof myAccountParts)[number]['id'];
