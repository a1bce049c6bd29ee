import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { encryption } from '#services/encryption/encryption.ts';
import { sealedAs } from '#services/outreach/outreach.ts';
import type { Fields } from './accounts.ts';

const told = z.record(z.string(), z.unknown());

/** What is stored of what visitors sent, opened, the oldest first. */
export async function storedOutreach(db: Kysely<DB>, secret: string) {
  const sealing = encryption(secret, 'what visitors send');
  const rows = await db.selectFrom('outreach_submission').selectAll().orderBy('created_at').orderBy(sql`ctid`).execute();
  return rows.map(({ id, form, locale, status, reasons, desk, sealed }) => ({
    ...{ id, form, locale, status, reasons, desk },
    told: told.parse(JSON.parse(sealing.decrypt(sealedAs(id), sealed))),
  }));
}

/** Of each form: its screen, where it leads, what fits its fields, what is stored of that, and the fields that may not be empty. */
export const outreachSamples: Readonly<
  Record<string, { screen: Screen; thanks: Thanks; filled: Fields; told: object; needed: readonly string[] }>
> = {
  contact: {
    screen: 'contact',
    thanks: 'contact.thank-you',
    filled: { subject: 'press', message: 'How many pages are there?\nI write for a paper.', email: 'Rosa@example.org', name: 'Rosa' },
    told: { subject: 'press', message: 'How many pages are there?\nI write for a paper.', email: 'rosa@example.org', name: 'Rosa' },
    needed: ['subject', 'message', 'email'],
  },
  advertise: {
    screen: 'advertise-with-us',
    thanks: 'contact.thank-you',
    filled: {
      organisation: 'Hats & Co',
      website: 'http://hats.example.org',
      message: 'A small picture.',
      name: '',
      email: 'ads@example.org',
    },
    told: {
      organisation: 'Hats & Co',
      website: 'https://hats.example.org',
      message: 'A small picture.',
      name: null,
      email: 'ads@example.org',
    },
    needed: ['organisation', 'message', 'email'],
  },
  partner: {
    screen: 'partner-with-us',
    thanks: 'contact.thank-you',
    filled: { kind: 'clinic', organisation: 'Clínica Sol', idea: 'To read it with patients.', money: 'Fees.', email: 'sol@example.org' },
    told: {
      ...{ kind: 'clinic', organisation: 'Clínica Sol', website: null, idea: 'To read it with patients.' },
      ...{ money: 'Fees.', name: null, email: 'sol@example.org' },
    },
    needed: ['kind', 'organisation', 'idea', 'money', 'email'],
  },
  survey: {
    screen: 'visitor-survey',
    thanks: 'visitor-survey.thank-you',
    filled: { step: '3', sought: 'words news', found: 'partly', clear: 'mostly', twice: 'margins', consent: 'yes' },
    told: {
      ...{ stage: null, sought: ['words', 'news'], found: 'partly', missing: null, clear: 'mostly', twice: 'margins' },
      ...{ wrong: null, next: null, consent: true },
    },
    needed: ['found', 'clear', 'consent'],
  },
  'missing-page': {
    screen: 'report-missing-page',
    thanks: 'contact.thank-you',
    filled: { address: '/nothing-here', sought: 'The page on scars.' },
    told: { address: '/nothing-here', sought: 'The page on scars.', email: null },
    needed: ['sought'],
  },
};

/** Forms that stand elsewhere than on a page of their own, or take a file: `about-page.test.ts` and `share-your-story.test.ts` send them. */
export const sentAlone: readonly string[] = ['mistake', 'helpful', 'story'];

type Screen = 'contact' | 'advertise-with-us' | 'partner-with-us' | 'visitor-survey' | 'report-missing-page';
type Thanks = 'contact.thank-you' | 'visitor-survey.thank-you';
