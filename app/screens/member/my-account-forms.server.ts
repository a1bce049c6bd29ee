import { detailsForm, emailForm, endOthersForm, endSessionForm, passwordForm, resendForm, usernameForm } from './my-account-forms.ts';
import { answering } from './section.server.ts';

/** How the forms of my account are sent. */
export const myAccountAnswers = answering(
  {
    ...{ details: detailsForm, username: usernameForm, email: emailForm, resend: resendForm, password: passwordForm },
    ...{ endSession: endSessionForm, endOthers: endOthersForm },
  },
  {
    details: ({ alba, caller }, filled) => alba.identity.changeDetails(filled, caller),
    username: ({ alba, caller }, filled) => alba.identity.changeUsername(filled, caller),
    email: ({ alba, caller }, filled) => alba.identity.changeEmail(filled, caller),
    resend: ({ alba, caller }) => alba.identity.resendVerification(caller),
    password: ({ alba, caller }, filled) => alba.identity.changePassword(filled, caller),
    endSession: ({ alba, caller }, { session = '' }) => alba.identity.endSession(session, caller),
    endOthers: ({ alba, caller }) => alba.identity.endOtherSessions(caller),
  },
);
