import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { MailContent } from '../mail.types.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { htmlOf } from './html.ts';
import type { Letter } from './letter.ts';
import { textOf } from './text.ts';
import type { Help, Languages, Words, WordsOfKinds } from './words.ts';

const languages: Languages = { en, es };

/** Absolute URLs of the site, for every mail. */
export type SiteLinks = { home: string; forgotPassword: string; signIn: string };

/** Renders a mail in the recipient's language, as HTML and as plain text. */
export function renderMail(content: MailContent, locale: Locale, links: SiteLinks): { subject: string; html: string; text: string } {
  const letter = letterOf(content, locale, links);
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

function letterOf(content: MailContent, locale: Locale, links: SiteLinks): Letter {
  const { words, frame } = languages[locale];
  const { name, email, postalAddress } = organisation;
  const said = wordsOf(words, sanitized(content), { forgotPassword: links.forgotPassword, signIn: links.signIn, email });
  const button = said.button;
  return {
    tag: languageTags[locale],
    subject: said.subject,
    preview: said.preview,
    heading: said.heading,
    hello: frame.hello(usernameOf(sanitized(content))),
    paragraphs: said.paragraphs,
    link: button !== undefined && 'url' in content ? { url: content.url, button, orOpen: frame.orOpen } : undefined,
    afterButton: said.afterButton ?? [],
    notYou: said.notYou ?? [],
    goodbye: frame.goodbye,
    footer: [said.why ?? frame.why, frame.askUs(email), ...(postalAddress ? [`${name}, ${postalAddress}`] : [])],
    organisation: { name, home: links.home },
    links: [links.forgotPassword, links.signIn],
    email,
  };
}

/** Narrows the type: TypeScript cannot correlate a content with the function of its kind. */
function wordsOf<Kind extends MailContent['kind']>(words: WordsOfKinds, content: Extract<MailContent, { kind: Kind }>, help: Help): Words {
  const say: (content: Extract<MailContent, { kind: Kind }>, help: Help) => Words = words[content.kind as Kind];
  return say(content, help);
}

const usernameOf = (content: MailContent) => ('username' in content ? content.username : null);

/** Sanitizes user input: control characters and line breaks become spaces (prevents injection). */
function sanitized(content: MailContent): MailContent {
  const clean = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if ('newEmail' in content) return { ...content, username: clean(content.username), newEmail: clean(content.newEmail) };
  return 'username' in content ? { ...content, username: clean(content.username) } : content;
}
