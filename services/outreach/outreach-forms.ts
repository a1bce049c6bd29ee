import type { OutreachForm } from './define-outreach.ts';
import { contactForm } from './forms/contact.ts';
import { helpfulForm } from './forms/helpful.ts';
import { mistakeForm } from './forms/mistake.ts';
import { storyForm } from './forms/story.ts';

/** What is known of a form whose submissions are stored. */
export type StoredForm = Pick<OutreachForm, 'id' | 'name' | 'fields' | 'keptDays'>;

/** Every form that visitors send, for the staff's commands and for what is deleted in time. */
export const outreachForms: readonly StoredForm[] = [contactForm, mistakeForm, helpfulForm, storyForm];
