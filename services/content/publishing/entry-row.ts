import { createHash } from 'node:crypto';
import { contentKindOf } from '#services/content/model/entries/content-kind.ts';
import { type Tags, tagsSchema } from '#services/content/model/entries/front-matter-schema.ts';
import { sectionText } from '#services/content/model/sections/sections.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { headingsIn, wordsIn } from './searchable-text.ts';

export type EntryRow = ReturnType<typeof entryRow>;

/** One language of an entry as the table `entry` keeps it, without its key. */
export function entryRow(version: EntryVersion, fingerprint: string) {
  const { type, space, slug, screen, isFound, frontMatter, fields, sections, hash, origin } = version;
  return {
    type,
    space,
    slug,
    screen,
    title: frontMatter.title,
    teaser: frontMatter.teaser,
    status: frontMatter.status,
    publish_at: frontMatter.publishAt ?? null,
    unpublish_at: frontMatter.unpublishAt ?? null,
    moved_to: frontMatter.movedTo ?? null,
    content_kind: frontMatter.contentKind ?? contentKindOf(type, fields),
    fields: JSON.stringify(fields),
    sections: JSON.stringify(sections),
    search_text: sections.map(sectionText).join('\n'),
    search_headings: headingsIn(sections).join('\n'),
    search_fields: wordsIn(fields).join('\n'),
    search_words: frontMatter.searchWords.map(({ words }) => words).join('\n'),
    is_found: isFound,
    sources: JSON.stringify(frontMatter.sources),
    topics: frontMatter.topics,
    tags: JSON.stringify(tagsOfVersion(version)),
    published_at: frontMatter.publishedAt,
    updated_at: frontMatter.updatedAt,
    sources_checked_at: frontMatter.sourcesCheckedAt ?? null,
    reviewed_by: frontMatter.reviewedBy ?? null,
    reviewed_at: frontMatter.reviewedAt ?? null,
    origin,
    source_hash: sourceHash(hash, fingerprint),
    stored_at: new Date(),
  };
}

/** Of a text and of the code that makes a row of it: an entry is published anew where either changed. */
export function sourceHash(textHash: string, fingerprint: string): string {
  return createHash('sha256').update(fingerprint).update(textHash).digest('hex');
}

/** What an entry is chosen by, beside its topics. */
export function tagsOfVersion({ frontMatter: { personas, stages, cancerTypes, treatments, onlyFor } }: EntryVersion): Tags {
  return tagsSchema.parse({ personas, stages, cancerTypes, treatments, onlyFor });
}
