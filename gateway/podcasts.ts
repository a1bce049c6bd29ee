import type { Locale } from '#config/locale.ts';
import type { EpisodeSummary } from '#services/content/library/store.ts';
import type { Builder, Card, Sources } from './builder.ts';
import { limitDescription, listOf } from './lists.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';

type Episode = { entry: EpisodeSummary; card(): Promise<Card>; titles(): Promise<ReadonlyMap<string, string>> };

export function addPodcasts(builder: Builder, image: ImageType): void {
  const category = builder.objectRef<{ title: string }>('PodcastCategory').implement({
    fields: (t) => ({ title: t.exposeString('title') }),
  });
  const guest = builder.objectRef<{ name: string }>('PodcastGuest').implement({
    fields: (t) => ({ name: t.exposeString('name') }),
  });
  const podcast = builder.objectRef<Episode>('PodcastSummary').implement({
    description: 'An episode of the podcast.',
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      publishedDate: t.string({ resolve: ({ entry }) => entry.publishedAt }),
      duration: t.float({ description: 'In seconds.', resolve: ({ entry }) => entry.duration }),
      slug: t.string({ resolve: ({ entry }) => entry.slug }),
      url: t.string({
        nullable: true,
        description: 'The path of its page.',
        resolve: ({ entry }, _, { sources }) => sources.pathOf(entry),
      }),
      image: t.field({
        type: image,
        nullable: true,
        description: 'Its own, or that of the podcast.',
        resolve: async ({ card }) => {
          const { imageSource, imageAlt } = await card();
          return pictureOf(imageSource, imageAlt);
        },
      }),
      category: t.field({
        type: category,
        nullable: true,
        resolve: async ({ entry, titles }) => {
          const title = entry.category === undefined ? undefined : (await titles()).get(entry.category);
          return title === undefined ? null : { title };
        },
      }),
      teaserCopy: t.string({ description: 'Plain text.', resolve: ({ entry }) => entry.teaser }),
      guests: t.field({
        type: [guest],
        resolve: async ({ entry, titles }) => {
          const names = entry.guests.length === 0 ? null : await titles();
          return entry.guests.map((id) => names?.get(id)).flatMap((name) => (name === undefined ? [] : [{ name }]));
        },
      }),
    }),
  });

  builder.queryField('podcasts', (t) =>
    t.field({
      type: [podcast],
      description: 'What was published last first.',
      args: {
        locale: t.arg.string({ required: true }),
        limit: t.arg.int({ description: limitDescription }),
        category: t.arg.string({ description: 'The id of a category: its episodes alone.' }),
      },
      resolve: async (_, { locale, limit, category: id }, { sources }) => {
        const [language, count] = listOf(locale, limit);
        const found = await sources.content.episodes(language, { limit: count, category: id ?? undefined });
        return withTitles(withCards(found, language, sources), language, sources);
      },
    }),
  );
}

/** Adds what the categories and guests of a list are called; one question for all, once one is asked for. */
function withTitles(episodes: readonly Omit<Episode, 'titles'>[], locale: Locale, { content }: Sources): Episode[] {
  let batch: Promise<ReadonlyMap<string, string>> | undefined;
  const ask = async () => {
    const ids = new Set(episodes.flatMap(({ entry }) => [...entry.guests, entry.category ?? []].flat()));
    return new Map((await content.teasers([...ids], locale)).map(({ id, title }) => [id, title]));
  };
  return episodes.map((each) => ({
    ...each,
    titles() {
      batch ??= ask();
      return batch;
    },
  }));
}
