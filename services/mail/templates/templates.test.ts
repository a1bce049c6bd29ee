import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { languageTags, locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { MailContent } from '../mail.types.ts';
import { renderMail } from './render.ts';
import { mailSamples } from './samples.ts';

const links = { home: 'https://alba.example/home', forgotPassword: 'https://alba.example/forgot', signIn: 'https://alba.example/login' };
const mails = mailSamples.map(({ locale, content }) => ({ locale, content, name: `${content.kind}, ${locale}` }));

/** The visible text of a mail, without the preheader, by paragraph. */
function readIn(html: string): string[] {
  const letter = parse(html).querySelector('.letter');
  return (letter?.querySelectorAll('h1, p') ?? []).map(wordsOf).filter((words) => words !== '');
}

const wordsOf = (element: HTMLElement) => element.structuredText.replace(/\s+/g, ' ').trim();
const words = (text: string) => text.replace(/\s+/g, ' ');

describe.each(mails)('$name', ({ locale, content }) => {
  const { subject, html, text } = renderMail(content, locale, links);
  const document = parse(html);

  test('says the same in HTML and in text, in one order', () => {
    const [name, ...paragraphs] = readIn(html);
    expect(name).toBe(organisation.name);
    // In the text, the button and its address are one part, and home has its address beside it.
    const sought = paragraphs.slice(0, -1).filter((paragraph) => !('url' in content && paragraph.includes(content.url)));
    let from = 0;
    for (const paragraph of sought) {
      const at = words(text).indexOf(paragraph, from);
      expect(at, `“${paragraph}” in ${text}`).toBeGreaterThanOrEqual(from);
      from = at + paragraph.length;
    }
    expect(text).toContain(links.home);
  });

  test('holds every value, and nothing in the place of one', () => {
    for (const value of [...('username' in content ? [content.username] : []), organisation.email]) {
      expect(readIn(html).join('\n')).toContain(value);
      expect(text).toContain(value);
    }
    if ('newEmail' in content) for (const form of [html, text]) expect(form).toContain(content.newEmail);
    if ('url' in content) {
      const { url } = content;
      expect(document.querySelectorAll('a').filter((link) => link.getAttribute('href') === url)).toHaveLength(2);
      expect(text.split('\n')).toContain(url);
    }
    for (const form of [subject, html, text]) expect(form).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w+\}/);
    expect(text).not.toMatch(/<|&\w+;/);
  });

  test('is in its language, has a preview, and gives away nothing where others may see it', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(languageTags[locale]);
    expect(document.querySelector('.letter')?.getAttribute('lang')).toBe(languageTags[locale]);
    const preview = document.querySelector('.preview')?.text ?? '';
    expect(preview.length).toBeGreaterThan(15);
    for (const seen of [subject, preview]) {
      if ('username' in content) expect(seen).not.toContain(content.username);
      expect(seen).not.toContain('@');
    }
    expect(subject.length).toBeLessThan(60);
    expect(`${subject} ${preview} ${text}`).not.toMatch(/cancer|cáncer|breast|seno|mama\b|diagnos|health|salud/i);
  });

  test('asks nobody for anything: no picture, script, form, or style from elsewhere', () => {
    expect(html).not.toMatch(/<(img|script|form|iframe|link|object|table)\b|url\(|@import|\son\w+=/i);
    expect(html).toContain('prefers-color-scheme: dark');
    const own = [
      links.home,
      links.forgotPassword,
      links.signIn,
      `mailto:${organisation.email}`,
      ...('url' in content ? [content.url] : []),
    ];
    for (const link of document.querySelectorAll('a')) expect(own).toContain(link.getAttribute('href'));
  });
});

test('each kind has words of its own in each language', () => {
  for (const field of ['subject', 'text'] as const) {
    const said = mails.map(({ content, locale }) => renderMail(content, locale, links)[field]);
    expect(new Set(said).size).toBe(said.length);
  }
});

describe('What somebody typed stays text', () => {
  const nasty = `"><script>alert(1)</script>' & <b>x</b> https://evil.example/ {name}\r\nBcc: all@example.com\u2028\u202e`;
  const shown = `"><script>alert(1)</script>' & <b>x</b> https://evil.example/ {name} Bcc: all@example.com`;
  const contents: MailContent[] = [
    { kind: 'email-changed', username: nasty, newEmail: nasty },
    { kind: 'verify-email', username: nasty, url: 'https://alba.example/verify-email?token="><script>&x', hours: 24 },
  ];

  test.each(contents.flatMap((content) => locales.map((locale) => ({ content, locale }))))(
    '$content.kind, $locale',
    ({ content, locale }) => {
      const { subject, html, text } = renderMail(content, locale, links);
      const document = parse(html);
      expect(document.querySelectorAll('script, b')).toEqual([]);
      expect(readIn(html).join('\n')).toContain(shown);
      expect(text).toContain(shown);
      expect(text).not.toMatch(/^Bcc/m);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(document.querySelectorAll('a').map((link) => link.getAttribute('href'))).not.toContain('https://evil.example/');
    },
  );
});

describe('Times', () => {
  const said = (content: MailContent, locale: 'en' | 'es') => renderMail(content, locale, links).text;
  const reset = (minutes: number): MailContent => ({ kind: 'reset-password', username: 'Ana', url: 'https://alba.example/r', minutes });
  const verify = (hours: number): MailContent => ({ kind: 'verify-email', username: 'Ana', url: 'https://alba.example/v', hours });

  test('are said as people say them', () => {
    expect(said(reset(60), 'en')).toContain('one hour');
    expect(said(reset(60), 'es')).toContain('una hora');
    expect(said(reset(30), 'en')).toContain('30 minutes');
    expect(said(reset(30), 'es')).toContain('30 minutos');
    expect(said(reset(120), 'es')).toContain('2 horas');
    expect(said(verify(24), 'en')).toContain('24 hours');
    expect(said(verify(1), 'es')).toContain('una hora');
  });
});
