/** What a reader answers who is asked whether a page helped. */
export const helpfulAnswers = ['yes', 'no'] as const;
export type HelpfulAnswer = (typeof helpfulAnswers)[number];

export const helpfulAnswerOf = (text: string | null): HelpfulAnswer | undefined => helpfulAnswers.find((answer) => answer === text);
