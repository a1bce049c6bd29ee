import type { OutreachForm } from './define-outreach.ts';
import { advertiseForm } from './forms/advertise.ts';
import { contactForm } from './forms/contact.ts';
import { helpfulForm } from './forms/helpful.ts';
import { missingPageForm } from './forms/missing-page.ts';
import { mistakeForm } from './forms/mistake.ts';
import { partnerForm } from './forms/partner.ts';
import { storyForm } from './forms/story.ts';
import { surveyForm } from './forms/survey.ts';

/** What is known of a form whose submissions are stored. */
export type StoredForm = Pick<OutreachForm, 'id' | 'name' | 'fields' | 'steps' | 'keptDays'>;

/** Every form that visitors send, for the staff's commands and for what is deleted in time. */
export const outreachForms: readonly StoredForm[] = [
  contactForm,
  advertiseForm,
  partnerForm,
  surveyForm,
  missingPageForm,
  mistakeForm,
  helpfulForm,
  storyForm,
];
