import type { EntryVersion } from '#services/content/source/check-entry.ts';

/** The rest (daily life, emotions, family) need not be held against sources. */
const medical = ['diagnosis', 'symptoms', 'treatment', 'side-effects', 'types', 'risk', 'screening'];

/** The ids of the outermost medical topics. */
export const medicalTopicIds: readonly string[] = medical.flatMap((name) => [name, `topic-${name}`]);

/** Ids of the topics that are medical: these, and every topic that has one of them as its parent, however far up. */
export function medicalTopics(versions: readonly Pick<EntryVersion, 'id' | 'type' | 'fields'>[]): ReadonlySet<string> {
  const topics = new Set(medicalTopicIds);
  const parents = new Map(versions.filter(({ type }) => type === 'topic').map(({ id, fields }) => [id, fields.parent]));
  for (const id of parents.keys()) {
    const above = new Set<string>();
    for (let at: unknown = id; typeof at === 'string' && !above.has(at); at = parents.get(at)) {
      above.add(at);
      if (topics.has(at)) for (const each of above) topics.add(each);
    }
  }
  return topics;
}
