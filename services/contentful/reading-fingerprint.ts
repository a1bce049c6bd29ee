import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { codeFingerprint } from '#services/library/fingerprint.ts';

/** Of the code that publishes what it read, with samples or without: as of files. */
export async function publishingFingerprint(withoutSamples: boolean): Promise<string> {
  return `${await codeFingerprint()}${withoutSamples ? ' without samples' : ''}`;
}

/** Of that, and of the code that reads a space: after an upgrade everything is read anew. */
export async function readingFingerprint(withoutSamples: boolean): Promise<string> {
  return `${await codeFingerprint(undefined, ['services/contentful'])}${withoutSamples ? ' without samples' : ''}`;
}

/** Of the table of signs that call boxes are made from. */
export async function signsHash(db: Kysely<DB>): Promise<string> {
  return (await db.selectFrom('sign_table').select('hash').executeTakeFirst())?.hash ?? '';
}

/** The hash of a text, and of the table of signs where a call box is made of it: the text is published anew where that changes. */
export function hashWithSigns({ source, hash }: { source: string; hash: string }, signs: string): string {
  return source.includes(':::call-box') ? createHash('sha256').update(hash).update(signs).digest('hex') : hash;
}
