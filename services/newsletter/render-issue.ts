import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { htmlOf } from '#services/mail/templates/html.ts';
import type { Letter } from '#services/mail/templates/letter.ts';
import { textOf } from '#services/mail/templates/text.ts';
import { issueWords } from './issue-words.ts';

/** An entry as a mail shows it; `url` is absolute. */
export type ShownEntry = { title: string; teaser: string; url: string };
export type RenderedIssue = { subject: string; html: string; text: string };
/** What is a reader's own in an issue: absolute URLs. */
export type PersonalLinks = { preferences: string };

/** Stands for a reader's link until the mail is sent: an address that could be one, so that it is rendered like any other. */
const placeholder = 'https://preferences.invalid/';

/** Renders an issue once for all who get the same of it in the same language. What is theirs alone is filled in by `personalised`. */
export function renderIssue(entries: readonly ShownEntry[], locale: Locale, home: string): RenderedIssue {
  const words = issueWords[locale];
  const { name, email, postalAddress } = organisation;
  const letter: Letter = {
    tag: languageTags[locale],
    subject: words.subject(name),
    preview: words.preview,
    heading: words.heading(name),
    hello: words.hello,
    paragraphs: [words.lead],
    items: entries.map(({ title, teaser, url }) => ({ title, text: teaser, url })),
    link: undefined,
    afterButton: [],
    notYou: [words.urgent],
    goodbye: words.goodbye(name),
    footer: [words.why(name), words.preferences(placeholder), words.askUs(email), ...(postalAddress ? [`${name}, ${postalAddress}`] : [])],
    organisation: { name, home },
    links: [placeholder],
    email,
  };
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

/** The issue with a reader's own links. Tokens are letters, digits and hyphens: nothing in them needs escaping. */
export function personalised({ subject, html, text }: RenderedIssue, { preferences }: PersonalLinks): RenderedIssue {
  return { subject, html: html.replaceAll(placeholder, preferences), text: text.replaceAll(placeholder, preferences) };
}
