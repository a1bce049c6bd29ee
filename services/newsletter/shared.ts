/** What somebody can choose to read of. Codes never change: they are stored. */
export const newsletterTopics = ['research', 'treatment', 'living', 'metastatic', 'caring', 'alba'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** How it stands with an address: asked for, confirmed by mail; or ended, by its reader, by its server, or by a complaint. */
export const subscriberStates = ['pending', 'confirmed', 'left', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** For so many days the link confirms a sign-up. What is not confirmed by then is deleted. */
export const confirmationDays = 7;

/** In the place of topics where the form does not ask for them: in the footer. */
export const allTopics = 'all';
