import { medicalTopicIds } from '#services/content/editorial/medical-topics.ts';
import type { Entry } from '#services/content/library/store.ts';

type Subject = Pick<Entry, 'topics' | 'sources'>;

/** A form, a policy or a page about the organisation stands under no topic and has no sources: it advises nobody. */
export function informs({ topics, sources }: Subject): boolean {
  return topics.length > 0 || sources.length > 0;
}

/** What is held against sources says something medical, and so does what stands under a medical topic. */
export function isMedical({ topics, sources }: Subject): boolean {
  return sources.length > 0 || topics.some(({ id }) => medicalTopicIds.includes(id));
}
