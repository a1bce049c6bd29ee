import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema } from '#services/content/model/references.ts';
import { readYamlFile } from '#services/content/source/yaml-file.ts';

type Choice = { locale: string; kind: 'search' | 'article' | 'refused'; place: number; value: string };

const least = 4;
const distinct = <Item extends z.ZodType<string>>(item: Item) =>
  z.array(item).refine((values) => new Set(values).size === values.length, 'one of them stands twice');
const shown = <Item extends z.ZodType<string>>(item: Item) =>
  distinct(item).refine(({ length }) => length >= least, `needs at least ${least}: so many are shown`);
const search = z.string().trim().min(3, 'a search has at least 3 characters').max(60);
const lists = z.strictObject({
  searches: shown(search),
  articles: shown(nameSchema),
  refused: distinct(search.refine((term) => /[\p{L}\p{N}]/u.test(term), 'a search has letters or digits')).default([]),
});
const schema = z.strictObject({ en: lists, es: lists });

/** A term with small letters and no accents, by which two are compared here; how search folds them is a function of the database. */
const plain = (term: string) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `content/popular.yaml`: the searches and articles that are shown until readers have made others known, and searches that never are. A library may have none. */
export async function readPopular(root: string, entryIds: ReadonlySet<string>): Promise<{ choices: Choice[]; problems: Problem[] }> {
  const { data, problems: broken, problemAt } = await readYamlFile(root, 'popular.yaml', schema);
  if (!data) return { choices: [], problems: broken };
  const problems = locales.flatMap((locale) => {
    const { searches, articles, refused } = data[locale];
    const unknown = articles.flatMap((id, at) =>
      entryIds.has(id) ? [] : [problemAt([locale, 'articles', at], `there is no entry with the id ${JSON.stringify(id)}`)],
    );
    const both = refused.flatMap((term, at) =>
      searches.some((each) => ` ${plain(each)} `.includes(` ${plain(term)} `))
        ? [problemAt([locale, 'refused', at], `${JSON.stringify(term)} is refused, and stands in a search that is shown`)]
        : [],
    );
    return [...unknown, ...both];
  });
  const choices = locales.flatMap((locale) => [
    ...data[locale].searches.map((value, place): Choice => ({ locale, kind: 'search', place, value })),
    ...data[locale].articles.map((value, place): Choice => ({ locale, kind: 'article', place, value })),
    ...data[locale].refused.map((value, place): Choice => ({ locale, kind: 'refused', place, value })),
  ]);
  return { choices, problems };
}

/** Puts these in the place of those before, in one transaction, where they differ, and tells the pages that show them. */
export async function storePopular(db: Kysely<DB>, choices: readonly Choice[]): Promise<void> {
  const stored = await db.selectFrom('popular_choice').select(['locale', 'kind', 'place', 'value']).execute();
  const written = (all: readonly { locale: string; kind: string; place: number; value: string }[]) =>
    all.map(({ locale, kind, place, value }) => JSON.stringify([locale, kind, place, value])).sort();
  if (JSON.stringify(written(stored)) === JSON.stringify(written(choices))) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('popular_choice'))`.execute(transaction);
    await transaction.deleteFrom('popular_choice').execute();
    if (choices.length > 0)
      await transaction
        .insertInto('popular_choice')
        .values([...choices])
        .execute();
    await invalidateTags(transaction, [tags.popular]);
  });
}
