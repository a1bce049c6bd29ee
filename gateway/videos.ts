import type { Locale } from '#config/locale.ts';
import type { FilmSummary } from '#services/content/library/store.ts';
import type { Builder, Card, Sources } from './builder.ts';
import { limitDescription, listOf } from './lists.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';

type Video = { entry: FilmSummary; card(): Promise<Card>; fileUrl(): Promise<string | null> };

export function addVideos(builder: Builder, image: ImageType): void {
  const video = builder.objectRef<Video>('VideoSummary').implement({
    description: 'A video, or a list of videos that play one after the other.',
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      teaserCopy: t.string({ description: 'Plain text.', resolve: ({ entry }) => entry.teaser }),
      caption: t.string({ nullable: true, resolve: ({ entry }) => entry.caption }),
      url: t.string({
        nullable: true,
        description: 'The path of its page.',
        resolve: ({ entry }, _, { sources }) => sources.pathOf(entry),
      }),
      publishedDate: t.string({ resolve: ({ entry }) => entry.publishedAt }),
      duration: t.float({ nullable: true, description: 'In seconds.', resolve: ({ entry }) => entry.card.duration }),
      image: t.field({
        type: image,
        nullable: true,
        resolve: async ({ card }) => {
          const { imageSource, imageAlt } = await card();
          return pictureOf(imageSource, imageAlt);
        },
      }),
      videoUrl: t.string({
        nullable: true,
        description:
          'Where it is hosted; of one of ours the path of a file that every browser plays. Null for a list, and for a video for members unless a member asks.',
        resolve: async ({ entry, fileUrl }, _, { member }) => {
          if (entry.membersOnly && (await member()) === null) return null;
          return entry.videoUrl ?? fileUrl();
        },
      }),
      isPlaylist: t.boolean({ resolve: ({ entry }) => entry.isPlaylist }),
      membersOnly: t.boolean({ resolve: ({ entry }) => entry.membersOnly }),
    }),
  });

  builder.queryField('videos', (t) =>
    t.field({
      type: [video],
      description: 'What was published last first.',
      args: {
        locale: t.arg.string({ required: true }),
        limit: t.arg.int({ description: limitDescription }),
        series: t.arg.string({ description: 'The id of a series: its videos alone.' }),
      },
      resolve: async (_, { locale, limit, series }, { sources }) => {
        const [language, count] = listOf(locale, limit);
        const found = await sources.content.filmSummaries(language, count, series ?? undefined);
        return withFiles(withCards(found, language, sources), language, sources);
      },
    }),
  );
}

/** Adds to each video of a list the address of its last file; one question for all, once one is asked for. */
function withFiles(videos: readonly Omit<Video, 'fileUrl'>[], locale: Locale, { fileUrls }: Sources): Video[] {
  const lastOf = ({ files }: FilmSummary) => files.at(-1);
  let batch: Promise<ReadonlyMap<string, string>> | undefined;
  return videos.map((each) => ({
    ...each,
    async fileUrl() {
      const last = lastOf(each.entry);
      if (last === undefined) return null;
      batch ??= fileUrls(
        videos.flatMap(({ entry }) => lastOf(entry) ?? []),
        locale,
      );
      return (await batch).get(last) ?? null;
    },
  }));
}
