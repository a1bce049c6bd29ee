/** What somebody can choose to read of. Codes never change: they are stored. */
export const newsletterTopics = ['research', 'treatment', 'living', 'metastatic', 'caring', 'alba'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** The topics among words. One that is none (any more) is left out. */
export const readTopics = (words: readonly string[]): NewsletterTopic[] => newsletterTopics.filter((topic) => words.includes(topic));

/** How it stands with an address: asked for, confirmed by mail; or ended, by its reader, by its server, or by a complaint. */
export const subscriberStates = ['pending', 'confirmed', 'left', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** For so many days the link confirms a sign-up. What is not confirmed by then is deleted. */
export const confirmationDays = 7;

/** What a form sends that does not ask for topics, in the footer: all of them, as a list of choices is read. */
export const allTopics = newsletterTopics.join(' ');
