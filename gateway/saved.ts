import { type Locale, languageTags } from '#config/locale.ts';
import type { SavedChange, SavedItem } from '#services/members/saved/saved-content.ts';
import { isSavedSort, isSavedType, mostSaved, savedSorts, savedTypes } from '#services/members/saved/shared.ts';
import type { Builder, Card, Sources } from './builder.ts';
import { wrongInput } from './errors.ts';
import { dataOf, expectKey, keyDescription } from './member-changes.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';
import { signedIn, signedInCaller } from './signed-in.ts';

type Shown = SavedItem & { card(): Promise<Card | null> };

const outcomes = ['SAVED', 'REMOVED', 'MISSING', 'FULL', 'KEY_REUSED'] as const;
type Changed = { outcome: (typeof outcomes)[number]; item: Shown | null };

const outcomeOf = {
  saved: 'SAVED',
  removed: 'REMOVED',
  missing: 'MISSING',
  full: 'FULL',
  'key-reused': 'KEY_REUSED',
} as const satisfies Record<SavedChange['kind'], Changed['outcome']>;

/** Longer than the id of any entry. */
const longestId = 200;

/** Adds what members have saved: to read it, and to change it. */
export function addSaved(builder: Builder, image: ImageType): void {
  const item = builder.objectRef<Shown>('SavedContentItem').implement({
    fields: (t) => ({
      id: t.id({ description: 'Of the entry.', resolve: ({ entry }) => entry }),
      type: t.exposeString('type', { description: `One of ${savedTypes.join(', ')}.` }),
      title: t.exposeString('title', {
        description: 'In the member’s language, else in the other; that which it had when it was saved, where it is no longer published.',
      }),
      locale: t.string({ description: 'Of the title.', resolve: ({ locale }) => languageTags[locale] }),
      isPublished: t.boolean({ resolve: ({ teaser }) => teaser !== null }),
      src: t.string({
        nullable: true,
        description: 'The path of its page; null where it is no longer published.',
        resolve: ({ teaser }, _, { sources }) => teaser && sources.pathOf(teaser),
      }),
      image: t.field({
        type: image,
        nullable: true,
        resolve: async ({ card }) => {
          const shown = await card();
          return shown && pictureOf(shown.imageSource, shown.imageAlt);
        },
      }),
      teaserContent: t.string({ nullable: true, description: 'Plain text.', resolve: ({ teaser }) => teaser?.teaser }),
      contentLength: t.exposeInt('contentLength', {
        nullable: true,
        description: 'In seconds: how long a recording takes, or about how long it takes to read.',
      }),
      savedDate: t.exposeString('savedAt', { description: 'Timestamp in ISO 8601.' }),
    }),
  });
  const outcome = builder.enumType('SavedContentOutcome', {
    values: outcomes,
    description: `How the entry stands now. MISSING: there is no such entry to save, or it cannot be brought back any more. FULL: there are ${mostSaved} already. KEY_REUSED: the key was used for another change.`,
  });
  const change = builder.objectRef<Changed>('SavedContentChange').implement({
    fields: (t) => ({
      outcome: t.expose('outcome', { type: outcome }),
      item: t.expose('item', { type: item, nullable: true, description: 'As it is saved.' }),
    }),
  });

  builder.queryField('savedContent', (t) =>
    t.field({
      type: [item],
      nullable: true,
      args: {
        filter: t.arg.stringList({ description: `Only these: ${savedTypes.join(', ')}; all, unless it says some.` }),
        sort: t.arg.string({ description: `${savedSorts.join(', ')}; the first, unless it says one.` }),
      },
      resolve: async (_, { filter, sort }, context) => {
        const { locale } = await signedIn(context);
        const types = known('filter', filter ?? [], savedTypes, isSavedType);
        const [order] = known('sort', sort === null || sort === undefined ? [] : [sort], savedSorts, isSavedSort);
        const by = { locale, filter: types.length > 0 ? types : undefined, sort: order };
        const found = dataOf(await context.sources.savedContent.list(await signedInCaller(context), by));
        return shown(found, locale, context.sources);
      },
    }),
  );

  const args = (t: Parameters<Parameters<Builder['mutationField']>[1]>[0]) => ({
    key: t.arg.id({ required: true, description: keyDescription }),
    id: t.arg.id({ required: true, description: 'Of the entry.' }),
  });
  const changes = {
    saveContent: { by: 'save', description: 'Saves an entry; one that is saved stays as it is.' },
    removeSavedContent: { by: 'remove', description: 'Takes an entry off the list. For ten minutes it can be brought back.' },
    restoreSavedContent: { by: 'restore', description: 'Brings back what was removed, as it was.' },
  } as const;
  for (const [name, { by, description }] of Object.entries(changes))
    builder.mutationField(name, (t) =>
      t.field({
        type: change,
        description,
        args: args(t),
        resolve: async (_, { key, id }, context): Promise<Changed> => {
          expectKey(key);
          if (id.length > longestId) throw wrongInput('id', 'names no entry');
          const { locale } = await signedIn(context);
          const data = dataOf(await context.sources.savedContent[by](await signedInCaller(context), { key, entry: id }));
          const [saved = null] = data.kind === 'saved' ? shown([data.item], locale, context.sources) : [];
          return { outcome: outcomeOf[data.kind], item: saved };
        },
      }),
    );
}

/** With the cards of those that are published, whose pictures are one question. */
function shown(items: readonly SavedItem[], locale: Locale, sources: Sources): Shown[] {
  const carded = withCards(
    items.flatMap(({ teaser }) => teaser ?? []),
    locale,
    sources,
  );
  const cards = new Map(carded.map(({ entry, card }) => [entry, card]));
  return items.map((each) => ({ ...each, card: (each.teaser && cards.get(each.teaser)) ?? (async () => null) }));
}

/** @throws wrong input where a value is none of those that are known */
function known<Value extends string>(
  name: string,
  values: readonly string[],
  all: readonly Value[],
  isOne: (value: string) => value is Value,
): Value[] {
  if (!values.every(isOne)) throw wrongInput(name, `takes only ${all.join(', ')}`);
  return [...values];
}
