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

/** Whole addresses of the site, for every mail. */
export type SiteLinks = { home: string; forgotPassword: string };

/** What a mail says, in the recipient's language. */
export function renderMail(content: MailContent, locale: Locale, links: SiteLinks): { subject: string; html: string; text: string } {
  const letter = letterOf(content, locale, links);
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

function letterOf(content: MailContent, locale: Locale, links: SiteLinks): Letter {
  const { words, frame } = languages[locale];
  const { name, email, postalAddress } = organisation;
  const said = wordsOf(words, onOneLine(content), { forgotPassword: links.forgotPassword, email });
  const button = said.button;
  return {
    tag: languageTags[locale],
    subject: said.subject,
    preview: said.preview,
    heading: said.heading,
    hello: frame.hello(onOneLine(content).username),
    paragraphs: said.paragraphs,
    link: button !== undefined && 'url' in content ? { url: content.url, button, orOpen: frame.orOpen } : undefined,
    afterButton: said.afterButton ?? [],
    notYou: said.notYou ?? [],
    goodbye: frame.goodbye,
    footer: [frame.why, frame.askUs(email), ...(postalAddress ? [`${name}, ${postalAddress}`] : [])],
    organisation: { name, home: links.home },
    links: [links.forgotPassword],
    email,
  };
}

/** TypeScript cannot see that the content is what the function of its kind takes: this says so for each kind alone. */
function wordsOf<Kind extends MailContent['kind']>(words: WordsOfKinds, content: Extract<MailContent, { kind: Kind }>, help: Help): Words {
  const say: (content: Extract<MailContent, { kind: Kind }>, help: Help) => Words = words[content.kind as Kind];
  return say(content, help);
}

/** Whatever somebody typed stays within its line of the mail. */
function onOneLine(content: MailContent): MailContent {
  const clean = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if ('newEmail' in content) return { ...content, username: clean(content.username), newEmail: clean(content.newEmail) };
  return { ...content, username: clean(content.username) };
}
