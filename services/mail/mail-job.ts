import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { defineJob, JobFailed, type Run } from '../jobs/job-kind.ts';
import type { Mail } from './mail.types.ts';
import { type FromAddress, messageOf } from './message.ts';
import { type Send, SendFailed } from './send.ts';
import type { SiteLinks } from './templates/render.ts';

const username = z.string();
/** Mails that waited before passkeys counted say nothing of them. */
const passkeys = z.boolean().default(false);
const link = { username, url: z.url({ protocol: /^https?$/ }) };
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), ...link, hours: z.number() }),
  z.object({ kind: z.literal('reset-password'), ...link, minutes: z.number() }),
  z.object({ kind: z.literal('confirm-new-email'), ...link, hours: z.number() }),
  z.object({ kind: z.literal('email-change-asked'), username, newEmail: z.string() }),
  z.object({ kind: z.literal('email-changed'), username, newEmail: z.string() }),
  z.object({ kind: z.literal('address-tried'), username }),
  z.object({ kind: z.literal('password-changed'), username }),
  z.object({ kind: z.literal('username-changed'), username }),
  z.object({ kind: z.literal('passkey-added'), username, isFactor: z.boolean().default(false) }),
  z.object({ kind: z.literal('passkey-removed'), username }),
  z.object({ kind: z.literal('account-locked'), username }),
  z.object({ kind: z.literal('account-unlocked'), username }),
  z.object({ kind: z.literal('second-factor-added'), username }),
  z.object({ kind: z.literal('second-factor-removed'), username, passkeys }),
  z.object({ kind: z.literal('second-factor-lost'), username, passkeys }),
  z.object({ kind: z.literal('recovery-code-used'), username, left: z.number() }),
  z.object({ kind: z.literal('recovery-codes-made'), username }),
  z.object({ kind: z.literal('factor-recovery'), ...link, minutes: z.number(), passkeys }),
  z.object({ kind: z.literal('factor-recovery-begun'), ...link, until: z.iso.datetime(), passkeys }),
  z.object({ kind: z.literal('factor-recovery-stopped'), username, passkeys }),
  z.object({ kind: z.literal('trials-changed'), ...link }),
  z.object({ kind: z.literal('data-exported'), username }),
  z.object({ kind: z.literal('deletion-planned'), username, until: z.iso.datetime() }),
  z.object({ kind: z.literal('deletion-taken-back'), username }),
  z.object({ kind: z.literal('account-deleted'), username, backupsUntil: z.iso.datetime() }),
  z.object({
    kind: z.literal('new-device'),
    username,
    at: z.iso.datetime(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  z.object({ kind: z.literal('provider-connected'), username, service: z.string() }),
  z.object({ kind: z.literal('provider-disconnected'), username, service: z.string() }),
  z.object({ kind: z.literal('newsletter-confirm'), url: link.url, days: z.number() }),
  z.object({ kind: z.literal('newsletter-known'), url: link.url }),
  z.object({
    kind: z.literal('letter'),
    words: z.object({
      subject: z.string(),
      preview: z.string(),
      heading: z.string(),
      hello: z.string(),
      paragraphs: z.array(z.string()),
      link: z.object({ url: link.url, button: z.string() }).optional(),
      afterButton: z.array(z.string()).optional(),
      notYou: z.array(z.string()).optional(),
      links: z.array(link.url).optional(),
      why: z.string(),
    }),
    list: z.object({ id: z.string(), leave: link.url }).optional(),
  }),
]);

export const mailJob = defineJob<Mail>({
  name: 'mail',
  payload: z.object({ to: z.string(), locale: z.enum(locales), content }),
  atOnce: 2,
  // Longer than `send` waits for a server.
  longest: 60,
  // For three days: ten in the first two hours, then one an hour.
  retries: { most: 80, firstAfter: 5, upTo: 3_600 },
});

type Options = { send: Send; from: FromAddress; links(locale: Locale): SiteLinks };

/** Sends one mail, at least once: a process that dies between the server's reply and the job's end leaves it to be sent again. */
export function sendMail({ send, from, links }: Options): Run<Mail> {
  return async (mail, { id, at, signal }) => {
    try {
      await send.send(messageOf(mail, { id, at, from, links: links(mail.locale) }), signal);
    } catch (error) {
      if (error instanceof SendFailed) throw new JobFailed(error.code, error.isFinal, mail.content.kind);
      throw error;
    }
  };
}
