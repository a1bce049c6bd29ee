import type { DB } from '#database/types.ts';
import { auditDays } from '#services/audit/forget-audit.ts';
import { backupDays, leavingDays } from '#services/identity/shared.ts';
import { listedDays } from '#services/members/shares/share-rows.ts';
import { deliveryDays } from '#services/newsletter/retention.ts';
import { confirmWithinDays } from '#services/page-alerts/page-alerts.ts';

/** What ends it: a job, by its name; the deletion of the account, by foreign keys; something new in its place; or the staff, by a command. */
export type EndedBy = { job: string } | 'the account' | 'what follows it' | 'the staff';

/** A class of data: where it lies, for how long, and what takes it away. */
export type Retained = {
  what: string;
  tables: readonly (keyof DB)[];
  /** In the data directory. */
  files?: readonly string[];
  until: string;
  endedBy: readonly [EndedBy, ...EndedBy[]];
  /** What the privacy policy tells of it, in each language. */
  told?: { en: string; es: string };
};

const days = (count: number) => ({ until: `${count} days`, told: { en: `${count} days`, es: `${count} días` } });
const withAccount = 'until the account is deleted';

/**
 * For how long everything is kept, and what takes it away: every table of the database and every folder of the data directory stands here
 * once (a test holds it against both, against the jobs of the site, and against the privacy policy).
 */
export const retention: readonly Retained[] = [
  {
    what: 'Accounts: who members are, and how they prove it',
    tables: ['identity_user', 'identity_account', 'identity_passkey', 'identity_totp', 'identity_recovery_code'],
    until: `${withAccount}, at once or after ${leavingDays} days`,
    endedBy: ['the account', { job: 'delete-leaving' }],
  },
  {
    what: 'Sessions, and those at an identity service that began them',
    tables: ['identity_session', 'identity_provider_session'],
    until: '7 days after the last use, 30 days at most',
    endedBy: ['the account', { job: 'forget-accounts' }],
    told: { en: '7 days', es: '7 días' },
  },
  {
    what: 'What counts once, by a hash that is of nobody: challenges of passkeys, ways back from an identity service and what it said',
    tables: ['identity_used_challenge', 'identity_provider_once'],
    until: 'half an hour to an hour',
    endedBy: [{ job: 'forget-accounts' }],
  },
  {
    what: 'Links in mails about accounts',
    tables: ['identity_link'],
    until: '30 days after a link has ended',
    endedBy: ['the account', { job: 'forget-accounts' }],
    told: { en: '30 days', es: '30 días' },
  },
  {
    what: 'That somebody lost a second factor',
    tables: ['identity_factor_recovery'],
    until: 'a day, or until it is stopped',
    endedBy: ['the account', { job: 'recover-factors' }],
  },
  {
    what: 'What members tell, sealed with a key of their own',
    tables: ['member_key', 'member_record', 'member_draft', 'member_day', 'member_item', 'member_saved', 'member_trial'],
    until: `until it is removed, and ten minutes more; ${withAccount}`,
    endedBy: ['the account', { job: 'erase-removed' }],
  },
  {
    what: 'What members read, for what is for them',
    tables: ['member_for_you'],
    ...days(90),
    endedBy: ['the account', { job: 'forget-read' }],
  },
  {
    what: 'Which mails members want, and up to when they were told',
    tables: ['member_mailing', 'member_reminder_mail', 'member_trial_mail'],
    until: `until they are switched off; ${withAccount}`,
    endedBy: ['the account', 'what follows it'],
  },
  {
    what: 'Links for somebody who helps',
    tables: ['member_share'],
    until: `${listedDays} days after a link has ended`,
    endedBy: ['the account', 'what follows it'],
    told: { en: `${listedDays} days more`, es: `${listedDays} días más` },
  },
  {
    what: 'Changes of records, so that none is made twice',
    tables: ['member_change'],
    until: 'a day',
    endedBy: ['the account', { job: 'forget-changes' }],
    told: { en: 'one day', es: 'un día' },
  },
  {
    what: 'Pictures of members',
    tables: ['member_avatar'],
    files: ['avatars'],
    until: 'until they are changed or removed',
    endedBy: ['the account', { job: 'remove-picture' }, { job: 'check-picture' }],
  },
  { what: 'The log of a record, which its member sees', tables: ['member_audit'], until: withAccount, endedBy: ['the account'] },
  { what: 'The audit, with its seals', tables: ['identity_audit', 'audit_seal'], ...days(auditDays), endedBy: [{ job: 'forget-audit' }] },
  {
    what: 'How far the audit was sealed and sent on',
    tables: ['audit_sent'],
    files: ['audit-head'],
    until: 'the newest alone',
    endedBy: ['what follows it'],
  },
  {
    what: 'Who was deleted, by a hash of a random number',
    tables: ['identity_deleted'],
    files: ['deleted-members'],
    until: 'a year',
    endedBy: [{ job: 'forget-accounts' }],
    told: { en: 'a year', es: 'un año' },
  },
  {
    what: 'Tries that are counted',
    tables: ['rate_limit'],
    until: 'until they count no more, a day at most',
    endedBy: [{ job: 'forget-limits' }],
  },
  {
    what: 'What visitors send by forms',
    tables: ['outreach_submission'],
    until: 'as each form says: 30 days for spam, half a year to two years',
    endedBy: [{ job: 'purge-outreach' }, 'the staff'],
  },
  {
    what: 'Pictures of stories',
    tables: ['story_picture'],
    files: ['story-pictures'],
    until: 'as long as their story, and a day',
    endedBy: [{ job: 'sweep-story-pictures' }],
  },
  {
    what: 'Who gets the newsletter',
    tables: ['newsletter_subscriber'],
    until: 'until they leave; a hash stays, so that nobody signs them up again',
    endedBy: [{ job: 'forget-newsletter' }, 'the staff'],
  },
  {
    what: 'Which issues went to whom',
    tables: ['newsletter_delivery', 'newsletter_rendering'],
    ...days(deliveryDays),
    endedBy: [{ job: 'forget-newsletter' }],
  },
  {
    what: 'Issues of the newsletter, without who got them',
    tables: ['newsletter_issue'],
    until: 'as long as the site',
    endedBy: ['the staff'],
  },
  {
    what: 'Who follows a page',
    tables: ['page_alert'],
    until: `until they leave; ${confirmWithinDays} days without a confirmation`,
    endedBy: [{ job: 'forget-alerts' }, 'what follows it'],
  },
  {
    what: 'Whether pages helped, counted',
    tables: ['page_helpful'],
    until: 'as long as the site: it is of nobody',
    endedBy: ['the staff'],
  },
  { what: 'How often pages are read, counted', tables: ['reading_count'], until: '400 days', endedBy: [{ job: 'forget-readings' }] },
  {
    what: 'What is searched for and opened, counted',
    tables: ['article_count', 'search_count', 'popular_choice', 'unknown_search'],
    ...days(60),
    endedBy: [{ job: 'forget-popularity' }],
  },
  {
    what: 'That a network was counted',
    tables: ['popularity_key', 'popularity_mark'],
    until: 'the end of the next day',
    endedBy: [{ job: 'forget-popularity' }],
  },
  { what: 'Paths that were not found, counted', tables: ['missed_path'], until: '30 days', endedBy: ['what follows it'] },
  {
    what: 'The library, and all that is made of it: nobody’s',
    tables: [
      'entry',
      'entry_link',
      'entry_version',
      'entry_asset',
      'asset',
      'asset_file',
      'asset_text',
      'redirect',
      'old_address',
      'sign_table',
      'search_document',
      'search_word',
      'search_synonym',
      'search_lift',
    ],
    files: ['media', 'saved-pages', 'contentful', 'newsletter'],
    until: 'as long as the staff publishes it',
    endedBy: ['the staff', 'what follows it'],
  },
  {
    what: 'A copy of a space of Contentful',
    tables: ['contentful_item', 'contentful_sync'],
    until: 'as long as it is in the space',
    endedBy: ['what follows it', { job: 'forget-previews' }],
  },
  {
    what: 'A copy of the registry of trials',
    tables: ['trial_study', 'trial_site', 'trial_mirror', 'trial_change'],
    until: 'as long as the registry has it; what changed, TRIALS_CHANGES_DAYS',
    endedBy: [{ job: 'mirror-trials' }, { job: 'forget-trial-changes' }],
  },
  { what: 'What the forum is talking about', tables: ['forum_latest'], until: 'ten minutes', endedBy: [{ job: 'refresh-forum' }] },
  { what: 'Which migrations were applied', tables: ['migration'], until: 'as long as the database', endedBy: ['what follows it'] },
  {
    what: 'Keys of the site, where a machine keeps them itself, and the database’s own files',
    tables: [],
    files: ['secret', 'member-keys', 'postgres', 'postgres-socket', 'postgres.log'],
    until: 'as long as the staff keeps them',
    endedBy: ['the staff'],
  },
  {
    what: 'Mails, where there is no mail server',
    tables: [],
    files: ['mail'],
    until: 'until the staff deletes them',
    endedBy: ['the staff'],
  },
];

/** Backups are no data of the site: whoever runs it ends them. */
export const backups = days(backupDays);
