import { type AboutPageScreen, aboutPagePath, entryAskedAbout } from '#app/addresses/about-page.ts';
import type { FormRequest } from '#app/forms/define-form.ts';
import { outreachForm } from '#app/forms/outreach/outreach-form.ts';
import { helpfulForm } from '#services/outreach/forms/helpful.ts';
import { mistakeForm } from '#services/outreach/forms/mistake.ts';

const sentTo =
  (screen: AboutPageScreen) =>
  ({ url, locale }: FormRequest) =>
    aboutPagePath(screen, locale, entryAskedAbout(url) ?? '', { sent: '' });

/** What is wrong in an entry. */
export const mistakeOnPage = outreachForm(mistakeForm, sentTo('about-page.mistake'));

/** What helped in it, or was missing. */
export const sentenceOnPage = outreachForm(helpfulForm, sentTo('about-page.helpful'));
