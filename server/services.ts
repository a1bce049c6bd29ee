import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { site } from '#app/addresses/site.ts';
import type { Environment } from '#config/environment.ts';
import type { Locale } from '#config/locale.ts';
import { memberKeysOf } from '#config/member-keys.ts';
import { forum, organisation } from '#config/organisation.ts';
import type { DB } from '#database/types.ts';
import { reminderAddresses } from '#server/mail/reminder-addresses.ts';
import { auditLog } from '#services/audit/audit-log.ts';
import { previewExpiry } from '#services/content/library/preview-token.ts';
import { signTableOf } from '#services/content/library/sign-table.ts';
import { contentStore } from '#services/content/library/store.ts';
import { missedPaths } from '#services/content/publishing/missed-paths.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { encryption } from '#services/encryption/encryption.ts';
import { forumLatest } from '#services/forum/forum-latest.ts';
import { accountHashes } from '#services/identity/audit.ts';
import { type IdentityParts, identity } from '#services/identity/identity.ts';
import type { ScryptCost } from '#services/identity/password-hash.ts';
import { type JobSender, jobSender } from '#services/jobs/job-sender.ts';
import { outbox } from '#services/mail/outbox.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { mediaStore } from '#services/media/store.ts';
import { asking } from '#services/members/asking/asking.ts';
import { avatars } from '#services/members/avatars/avatars.ts';
import { diskStorage, type PictureFolder, pictureDirectory } from '#services/members/avatars/disk-storage.ts';
import { s3Storage } from '#services/members/avatars/s3-storage.ts';
import { dailyLog } from '#services/members/daily/daily-log.ts';
import { digests } from '#services/members/for-you/digests.ts';
import { forYou } from '#services/members/for-you/for-you.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { forgetMember } from '#services/members/member-data.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { myData } from '#services/members/my-data.ts';
import { publicPages } from '#services/members/public-page/public-pages.ts';
import { openQuestions } from '#services/members/questions/question-rows.ts';
import { questions } from '#services/members/questions/questions.ts';
import { medicines } from '#services/members/reminders/medicines.ts';
import { reminderMail } from '#services/members/reminders/reminder-mail.ts';
import { saveIntents } from '#services/members/saved/save-intent.ts';
import { savedContent } from '#services/members/saved/saved-content.ts';
import { endShares } from '#services/members/shares/end-shares.ts';
import { shares } from '#services/members/shares/shares.ts';
import { visitSummaries } from '#services/members/summary/visit-summary.ts';
import { memberTrials } from '#services/members/trials/member-trials.ts';
import { visits } from '#services/members/visits/visits.ts';
import type { NewsletterParts } from '#services/newsletter/context.ts';
import { newsletter } from '#services/newsletter/newsletter.ts';
import { outreach } from '#services/outreach/outreach.ts';
import { outreachForms } from '#services/outreach/outreach-forms.ts';
import { type Submissions, submissions } from '#services/outreach/submissions.ts';
import { timeTokens } from '#services/outreach/time-token.ts';
import { pageAlerts } from '#services/page-alerts/page-alerts.ts';
import { pageFeedback } from '#services/page-feedback/page-feedback.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { readingCounts } from '#services/reading-counts/reading-counts.ts';
import { popularity } from '#services/search/popularity.ts';
import { librarySearch, type Search } from '#services/search/search.ts';
import type { TypeLabels } from '#services/search/sort-order.ts';
import { sharing } from '#services/sharing/sharing.ts';
import { storyPictures as picturesOfStories } from '#services/stories/story-pictures.ts';
import { withdrawalLinks, withdrawals } from '#services/stories/withdrawals.ts';
import { trials } from '#services/trials/trials.ts';
import { visitorOf } from './load/visitor.ts';
import { alertAddresses } from './mail/alert-addresses.ts';
import { digestAddresses } from './mail/digest-addresses.ts';

type Parts = {
  environment: Environment;
  /** Signs what the site hands out. */
  secret: string;
  db: Kysely<DB>;
  log: Logger;
  /** Handed in, since only a bundle has the website's words; jobs, which run without one, sort nothing by them. */
  typeLabels: TypeLabels;
  /** The library's own, unless a test brings another. */
  search?: Search;
  /** What a hash of a password costs, unless it is the recommended. */
  passwordCost?: ScryptCost;
  /** In development, drafts are shown at their addresses. */
  showsDrafts?: boolean;
};

export type Services = ReturnType<typeof openServices>;

/** The services of a site: each is made once, here, for all that use it. Nothing is asked of the database before their first use. */
export function openServices({
  typeLabels,
  environment,
  secret,
  db,
  log,
  search = librarySearch(db, typeLabels),
  showsDrafts = false,
  passwordCost,
}: Parts) {
  const { dataDirectory, trustedProxies } = environment;
  const content = contentStore(db);
  const files = diskMediaFiles(mediaDirectory(dataDirectory));
  const jobs = jobSender({ secret });
  const report = (error: Error) => log.warn({ err: error }, error.message);
  const account = identity(identityParts({ environment, secret, db, jobs, passwordCost, report }));
  const ring = keyRing(() => memberKeysOf(environment), account.audit);
  const scopes = memberScopes(account, ring);
  const limits = rateLimiter(db, secret);
  const registry = trials(db, environment.trials, { changesDays: environment.trialsChangesDays });
  const pictures = avatars({ db, identity: account, ring, jobs, limits, storage: pictureStorage(environment, 'avatars') });
  const { formerSecrets } = environment;
  const storyPictures = openStoryPictures({ environment, secret, db });
  const storyLinks = withdrawalLinks(secret, formerSecrets);
  return {
    environment,
    secret,
    db,
    log,
    content,
    /** What screens show: in development, drafts too. */
    screenContent: showsDrafts ? contentStore(db, 'all') : content,
    /** The same, and the one entry that is asked for though readers do not see it. */
    previews: contentStore(db, 'asked'),
    previewExpiry: (token: string, entryId: string) => previewExpiry(secret, token, entryId),
    missedPaths: missedPaths(db),
    media: mediaStore(db, files),
    sharing: sharing({ secret, formerSecrets, files, cache: files.renditions }),
    search,
    popularity: popularity(db, secret, search),
    /** How often pages are read. */
    readingCounts: readingCounts(db),
    /** Brings over what was published in a space of Contentful, where there is one. */
    spaceSync: environment.contentful
      ? spaceSync({
          ...{ db, space: environment.contentful, site, root: 'content', dataDirectory },
          withoutSamples: environment.name === 'production',
        })
      : null,
    /** What is talked about in the forum. */
    forum: forumLatest(db, forum),
    /** The registry's studies of breast cancer. */
    trials: registry,
    /** Those that members keep. */
    memberTrials: memberTrials({
      ...{ db, scopes, ring, trials: registry, outbox: outbox(jobs) },
      urlOf: (locale) => `${environment.origin}${pathTo('profile', locale)}?section=clinical-trials`,
    }),
    /** Sends what is done later; `server/jobs/` does it. */
    jobs,
    identity: account,
    /** Seals the audit, sends it on, and takes out what is past its time. */
    auditLog: auditLog({ db, keys: account.audit.keys, dataDirectory, target: environment.auditTarget }),
    members: members({ db, identity: account, ring, jobs }),
    asking: asking({ scopes }),
    avatars: pictures,
    publicPages: publicPages({ db, scopes, ring, pictureOf: pictures.pictureOf }),
    myData: myData({
      ...{ identity: account, ring, accountHashesOf: accountHashes([secret, ...formerSecrets]) },
      files: { member_avatar: pictures.filesOf },
    }),
    savedContent: savedContent({ scopes, content, jobs }),
    dailyLog: dailyLog({ scopes, signs: signTableOf(db), jobs }),
    forYou: forYou({ db, scopes, ring, content }),
    /** The mails that say that something new is there for a member. */
    digests: digests({
      ...{ db, ring, content, secret, formerSecrets, outbox: outbox(jobs) },
      addresses: digestAddresses(environment.origin),
    }),
    questions: questions({ scopes, content, jobs }),
    visits: visits({ scopes, jobs, openQuestions }),
    medicines: medicines({ scopes, jobs }),
    reminderMail: reminderMail({
      ...{ db, scopes, ring, outbox: outbox(jobs), secret, formerSecrets },
      addresses: reminderAddresses(environment.origin),
    }),
    visitSummaries: visitSummaries({ scopes }),
    shares: shares({ db, scopes, ring, limits }),
    saveIntents: saveIntents({ origin: environment.origin, secret, formerSecrets }),
    keptForms: encryption(secret, 'forms that wait for a sign-in', { former: formerSecrets }),
    outreach: outreach({
      ...{ db, secret, limits, outbox: outbox(jobs) },
      alongside: storyPictures.attach,
      withdrawUrl: (id, locale) => withdrawUrl(environment.origin, locale, storyLinks.tokenOf('withdraw', id)),
      sealing: sealingOfOutreach(environment, secret),
    }),
    submissions: submissionsOf({ db, environment, secret }),
    limits,
    /** Whether pages helped their readers; */
    pageFeedback: pageFeedback(db, limits),
    /** and who wants to be told when they change. */
    pageAlerts: pageAlerts({
      ...{ db, secret, formerSecrets, outbox: outbox(jobs), limits },
      addresses: alertAddresses(environment.origin),
      opened: timeTokens(secret).check,
    }),
    newsletter: newsletter(newsletterParts({ environment, secret, db, jobs })),
    storyPictures,
    withdrawals: withdrawals({ db, links: storyLinks, outbox: outbox(jobs), limits, pictures: storyPictures }),
    visitorOf: visitorOf(trustedProxies),
  };
}

/** The pictures of stories on this site. */
export function openStoryPictures({ environment, secret, db }: Pick<Parts, 'environment' | 'secret' | 'db'>) {
  const { formerSecrets } = environment;
  const storage = pictureStorage(environment, 'story-pictures');
  return picturesOfStories({ db, secret, formerSecrets, limits: rateLimiter(db, secret), storage });
}

/** Where the mail leads to that says that a story arrived. */
function withdrawUrl(origin: string, locale: Locale, token: string): string {
  return `${origin}${pathTo('about-us.share-your-story.withdraw', locale)}?${new URLSearchParams({ token })}`;
}

/** Pictures of members and of stories are files in a folder of the data directory, or objects in a bucket. */
function pictureStorage({ mediaBucket, dataDirectory }: Environment, folder: PictureFolder) {
  return mediaBucket ? s3Storage(mediaBucket) : diskStorage(pictureDirectory(dataDirectory, folder));
}

/** What the newsletter is made of on this site. */
export function newsletterParts({
  environment: { origin, formerSecrets },
  secret,
  db,
  jobs = jobSender({ secret }),
}: Pick<Parts, 'environment' | 'secret' | 'db'> & { jobs?: JobSender }): NewsletterParts {
  const { name, mailFrom: address, bouncesTo: returnsTo } = organisation;
  const [content, limits] = [contentStore(db), rateLimiter(db, secret)];
  const from = { name, address };
  return {
    db,
    secret,
    formerSecrets,
    origin,
    jobs,
    outbox: outbox(jobs),
    limits,
    content,
    from,
    returnsTo,
    pathOf: pathTo,
    entryPathOf: entryPath,
    opened: timeTokens(secret).check,
  };
}

const sealingOfOutreach = ({ formerSecrets }: Pick<Environment, 'formerSecrets'>, secret: string) =>
  encryption(secret, 'what visitors send', { former: formerSecrets });

/** What visitors sent, for the staff. */
export function submissionsOf({ db, environment, secret }: Pick<Parts, 'environment' | 'secret' | 'db'>): Submissions {
  return submissions({ db, sealing: sealingOfOutreach(environment, secret), forms: outreachForms });
}

/** What identity is made of on this site: its mails go into the outbox, and their links lead to its screens. */
export function identityParts({
  environment: { origin, formerSecrets, secondFactor, identityProvider: provider },
  secret,
  db,
  jobs = jobSender({ secret }),
  ...more
}: Pick<Parts, 'environment' | 'secret' | 'db'> & { jobs?: JobSender } & Pick<
    IdentityParts,
    'passwordCost' | 'report' | 'operator'
  >): IdentityParts {
  const sends = { jobs, outbox: outbox(jobs), forgetMember: forgetMember(jobs), endShares };
  const options = { formerSecrets, secondFactor, provider, ...more };
  return { db, secret, origin, ...sends, pathOf: pathTo, ...options };
}
