import type { NewsletterParts } from './context.ts';
import { newsletterContext } from './context.ts';
import { release } from './issues.ts';
import { operator } from './operator.ts';
import { forget } from './retention.ts';
import { returned } from './returns.ts';
import { sendIssue } from './send-issue.ts';
import { answerRequest, subscribe } from './sign-up.ts';
import { confirmations, preferences } from './subscription.ts';

export type Newsletter = ReturnType<typeof newsletter>;

/** The newsletter: who gets it, and its issues. */
export function newsletter(parts: NewsletterParts) {
  const context = newsletterContext(parts);
  return {
    subscribe: subscribe(context),
    ...confirmations(context),
    preferences: preferences(context),
    returned: returned(context),
    /** Handlers of jobs. */
    answerRequest: answerRequest(context),
    release: release(context),
    sendIssue: (send: Parameters<typeof sendIssue>[1]) => sendIssue(context, send),
    forget: forget(context),
    operator: operator(context),
  };
}
