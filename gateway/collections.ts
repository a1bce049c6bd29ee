import { type Locale, localeOfValue } from '#config/locale.ts';
import type { DatedEvent, EntryAddress, EntryTeaser, NewsTeaser } from '#services/content/library/store.ts';
import { waysToGive } from '#services/content/library/ways-to-give.ts';
import { addressSpace, isEntryType } from '#services/content/model/entries/entry-types.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import { contentKinds } from '#services/content/model/shared.ts';
import { isSlug } from '#services/content/model/slug.ts';
import type { Builder, Card, Sources } from './builder.ts';
import { contentTypeOf } from './entry-content-type.ts';
import { wrongInput } from './errors.ts';
import { limitDescription, listOf } from './lists.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';

const longestSlug = 200;

type Carded<Entry> = { entry: Entry; card(): Promise<Card> };
type ShownEntry = EntryTeaser & { path: string | null; topics: EntryAddress[] };
type Giving = { title: string; path: string | null; text: Document | null };

export function addCollections(builder: Builder, image: ImageType): void {
  builder.scalarType('RichText', {
    description:
      'A document of the Contentful rich text model, as JSON. Words of a language that need not be the page’s have the mark `lang-en` or `lang-es`.',
    serialize: (document) => document,
    parseValue: () => {
      throw wrongInput('RichText', 'is only ever answered');
    },
  });

  const author = builder.objectRef<Card & { writer: NonNullable<Card['writer']> }>('Author').implement({
    fields: (t) => ({
      name: t.string({ resolve: ({ writer }) => writer.name }),
      sample: t.boolean({ description: 'Somebody made up as an example.', resolve: ({ writer }) => writer.sample }),
      image: t.field({
        type: image,
        nullable: true,
        resolve: ({ storyWriterImageSource }) => pictureOf(storyWriterImageSource, undefined),
      }),
    }),
  });

  const news = builder.objectRef<Carded<EntryTeaser>>('NewsTeaser').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      contentType: t.string({ resolve: ({ entry }) => contentTypeOf(entry) }),
      slug: t.string({ resolve: ({ entry }) => entry.slug }),
      label: t.string({
        description: 'An editor’s own words, else what the content type is called in the language.',
        resolve: async ({ entry, card }) => {
          const { eyebrowText, label } = await card();
          return eyebrowText ?? label ?? entry.type;
        },
      }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      date: t.string({ resolve: ({ entry }) => entry.publishedAt }),
      link: t.string({ nullable: true, resolve: async ({ card }) => (await card()).link }),
      teaserContent: t.string({ description: 'Plain text.', resolve: ({ entry }) => entry.teaser }),
      teaser: t.field({ type: 'RichText', nullable: true, resolve: async ({ card }) => (await card()).richTextContent }),
      buttonLabel: t.string({ nullable: true, resolve: ({ entry }) => entry.card.buttonLabel }),
      buttonStyling: t.string({ nullable: true, resolve: ({ entry }) => entry.card.buttonStyling }),
      promotedBy: t.string({ nullable: true, resolve: ({ entry }) => entry.card.promotedBy }),
      image: t.field({ type: image, nullable: true, resolve: pictureOfCard }),
      author: t.field({
        type: author,
        nullable: true,
        resolve: async ({ card }) => {
          const made = await card();
          return made.writer ? { ...made, writer: made.writer } : null;
        },
      }),
    }),
  });

  const contentKind = builder.enumType('ContentKind', { values: contentKinds });

  const event = builder.objectRef<DatedEvent & { url: string | null }>('UpcomingEvent').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      eyebrowText: t.string({ nullable: true, resolve: ({ card }) => card.eyebrowText }),
      title: t.exposeString('title'),
      date: t.exposeString('startsAt', { description: 'When it begins: a moment with its offset.' }),
      endsAt: t.exposeString('endsAt'),
      place: t.exposeString('place', { nullable: true }),
      url: t.exposeString('url', { nullable: true }),
    }),
  });

  const productNews = builder.objectRef<Carded<NewsTeaser>>('ProductNewsTeaser').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      link: t.string({ nullable: true, resolve: async ({ card }) => (await card()).link }),
      image: t.field({ type: image, nullable: true, resolve: pictureOfCard }),
      firstPublishedAt: t.float({
        description: 'In milliseconds since 1970; 0 where nobody can tell.',
        resolve: ({ entry }) => entry.firstPublishedAt,
      }),
    }),
  });

  const giving = builder.objectRef<Giving>('WaysToGive').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      path: t.exposeString('path', { nullable: true }),
      text: t.expose('text', { type: 'RichText', nullable: true }),
    }),
  });

  const topic = builder.objectRef<EntryAddress>('Topic').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title'), slug: t.exposeString('slug') }),
  });
  const entry = builder.objectRef<ShownEntry>('Entry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      contentType: t.string({ resolve: contentTypeOf }),
      slug: t.exposeString('slug'),
      path: t.exposeString('path', { nullable: true }),
      title: t.exposeString('title'),
      teaserContent: t.exposeString('teaser', { description: 'Plain text.' }),
      publishedAt: t.exposeString('publishedAt'),
      updatedAt: t.exposeString('updatedAt'),
      topics: t.field({ type: [topic], resolve: ({ topics }) => topics }),
      image: t.field({
        type: image,
        nullable: true,
        resolve: async (shown, _, { sources }) => {
          const [carded] = withCards([shown], shown.locale, sources);
          return carded ? pictureOfCard(carded) : null;
        },
      }),
    }),
  });

  builder.queryFields((t) => {
    const list = { locale: t.arg.string({ required: true }), limit: t.arg.int({ description: limitDescription }) };
    return {
      latestNews: t.field({
        type: [news],
        args: list,
        resolve: async (_, { locale, limit }, { sources }) => {
          const [language, count] = listOf(locale, limit);
          return withCards(await sources.content.latestNews(language, count), language, sources);
        },
      }),
      productNewsTeasers: t.field({
        type: [productNews],
        args: list,
        resolve: async (_, { locale, limit }, { sources }) => {
          const [language, count] = listOf(locale, limit);
          return withCards(await sources.content.productNewsTeasers(language, count), language, sources);
        },
      }),
      entriesOfKind: t.field({
        type: [news],
        description: 'What was published last first.',
        args: { ...list, contentKind: t.arg({ type: contentKind, required: true }) },
        resolve: async (_, { locale, limit, contentKind: kind }, { sources }) => {
          const [language, count] = listOf(locale, limit);
          return withCards(await sources.content.ofKind(kind, language, count), language, sources);
        },
      }),
      upcomingEvents: t.field({
        type: [event],
        args: list,
        resolve: async (_, { locale, limit }, { sources }) => {
          const events = await sources.content.upcomingEvents(...listOf(locale, limit));
          return events.map((each) => ({ ...each, url: sources.pathOf(each) }));
        },
      }),
      waysToGive: t.field({
        type: giving,
        nullable: true,
        args: { locale: t.arg.string({ required: true }) },
        resolve: async (_, { locale }, { sources }) => {
          const found = await waysToGive(sources.content, localeOfValue(locale));
          return found && { title: found.entry.title, path: sources.pathOf(found.entry), text: found.text };
        },
      }),
      entry: t.field({
        type: entry,
        nullable: true,
        description: 'What stands at a slug; of a page, unless another content type is named.',
        args: { slug: t.arg.string({ required: true }), locale: t.arg.string({ required: true }), contentType: t.arg.string() },
        resolve: (_, { slug, locale, contentType }, { sources }) => entryAt(sources, slug, localeOfValue(locale), contentType ?? 'page'),
      }),
    };
  });
}

async function pictureOfCard({ card }: Carded<EntryTeaser>) {
  const { imageSource, imageAlt } = await card();
  return pictureOf(imageSource, imageAlt);
}

async function entryAt({ content, pathOf }: Sources, slug: string, locale: Locale, contentType: string): Promise<ShownEntry | null> {
  const type = contentType === 'archivedResearchNews' ? 'researchNews' : contentType;
  if (!isEntryType(type)) throw wrongInput('contentType', 'names none of the content types');
  if (slug.length > longestSlug || !isSlug(slug)) return null;
  const found = await content.atSlug(addressSpace(type), slug, locale);
  if (found.kind !== 'found') return null;
  const [teaser] = await content.teasers([found.entry.id], locale);
  if (!teaser) return null;
  return { ...teaser, path: pathOf(teaser), topics: found.entry.topics };
}
