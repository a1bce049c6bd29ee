import { type Locale, locales } from '#config/locale.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { storyForm } from '#services/outreach/forms/story.ts';
import { acknowledgement, staffMail } from '#services/outreach/letters.ts';
import { askedLetter, changedLetter } from '#services/page-alerts/alert-letters.ts';

const to = 'amapola@example.org';
const title: Record<Locale, string> = { en: 'Chemotherapy for breast cancer', es: 'Quimioterapia para el cáncer de seno' };
const change: Record<Locale, string> = {
  en: 'The number of weeks between two infusions was wrong. It is corrected.',
  es: 'Las semanas entre dos infusiones estaban mal. Ya se corrigió.',
};
const told = { called: 'Amapola', story: 'It rained.', picture: null, email: to, consent: true } as const;
const stored = { id: '3f6c2a10-0000-8000-a000-000000000000', reasons: [] } as const;

/** The mails about pages that readers follow, and of what visitors send, for the preview in development. */
export function letterSamples(origin: string): { name: string; mail: Mail }[] {
  const token = 'JQm0aVxkY8u2nT5rD7cWf1LhZ9sEoGbPiKtXyNvQdA';
  const ofLocales = locales.flatMap((locale) => {
    const about = { to, locale, title: title[locale] };
    const leave = `${origin}/page-changes?leave=${token}`;
    const ways = { url: `${origin}/treatment/chemotherapy`, leave, oneClick: leave };
    const arrived = acknowledgement(storyForm, told, { ...stored, locale }, () => `${origin}/withdraw?token=${token}`);
    return [
      { name: 'page followed', mail: askedLetter(about, { url: `${origin}/page-changes?confirm=${token}`, days: 7 }) },
      { name: 'page changed', mail: changedLetter(about, [{ date: '2026-11-24', text: change[locale] }], ways) },
      ...(arrived ? [{ name: 'story arrived', mail: arrived }] : []),
    ];
  });
  return [...ofLocales, { name: 'story, to the desk', mail: staffMail(storyForm, told, { ...stored, locale: 'en' }) }];
}
