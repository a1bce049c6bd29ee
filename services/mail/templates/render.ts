import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { MailContent } from '../mail.types.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { htmlOf } from './html.ts';
import type { Letter } from './letter.ts';
import { textOf } from './text.ts';
import type { AccountMail, Help, Languages, MailKind, Words, WordsOfKinds } from './words.ts';

const languages: Languages = { en, es };

/** Absolute URLs of the site, for every mail. */
export type SiteLinks = { home: string; forgotPassword: string; signIn: string };

/** Renders a mail in the recipient's language, as HTML and as plain text. */
export function renderMail(content: MailContent, locale: Locale, links: SiteLinks): { subject: string; html: string; text: string } {
  const letter = letterOf(content, locale, links);
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

function letterOf(content: MailContent, locale: Locale, links: SiteLinks): Letter {
  const { frame } = languages[locale];
  const { name, email, postalAddress } = organisation;
  const { why, links: own = [], ...said } = saidIn(content, locale, links);
  return {
    tag: languageTags[locale],
    ...said,
    goodbye: frame.goodbye,
    footer: [why, frame.askUs(email), ...(postalAddress ? [`${name}, ${postalAddress}`] : [])],
    organisation: { name, home: links.home },
    links: [links.forgotPassword, links.signIn, ...own],
    email,
  };
}

type Said = Pick<Letter, 'subject' | 'preview' | 'heading' | 'hello' | 'paragraphs' | 'link' | 'afterButton' | 'notYou'> & {
  why: string;
  links?: readonly string[] | undefined;
};

/** What a mail says of its own. */
function saidIn(content: MailContent, locale: Locale, { forgotPassword, signIn }: SiteLinks): Said {
  const { words, frame } = languages[locale];
  if (content.kind === 'letter') {
    const { link, afterButton: after = [], notYou: notSender = [], ...letter } = content.words;
    return { ...letter, link: link && { ...link, orOpen: frame.orOpen }, afterButton: after, notYou: notSender };
  }
  const {
    subject,
    preview,
    heading,
    paragraphs,
    button,
    afterButton = [],
    notYou = [],
    why = frame.why,
  } = wordsOf(words, sanitized(content), {
    ...{ forgotPassword, signIn },
    email: organisation.email,
  });
  const link = button !== undefined && 'url' in content ? { url: content.url, button, orOpen: frame.orOpen } : undefined;
  const hello = frame.hello(usernameOf(sanitized(content)));
  return { subject, preview, heading, hello, paragraphs, link, afterButton, notYou, why };
}

/** Narrows the type: TypeScript cannot correlate a content with the function of its kind. */
function wordsOf<Kind extends MailKind>(words: WordsOfKinds, content: Extract<AccountMail, { kind: Kind }>, help: Help): Words {
  const say: (content: Extract<AccountMail, { kind: Kind }>, help: Help) => Words = words[content.kind as Kind];
  return say(content, help);
}

const usernameOf = (content: AccountMail) => ('username' in content ? content.username : null);

/** Sanitizes user input: control characters and line breaks become spaces (prevents injection). */
function sanitized(content: AccountMail): AccountMail {
  const clean = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if ('newEmail' in content) return { ...content, username: clean(content.username), newEmail: clean(content.newEmail) };
  return 'username' in content ? { ...content, username: clean(content.username) } : content;
}
