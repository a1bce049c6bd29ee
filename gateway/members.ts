import type { EntryTeaser } from '#services/content/library/store.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Builder, Card } from './builder.ts';
import { contentTypeOf } from './entry-content-type.ts';
import { unauthenticated, wrongInput } from './errors.ts';
import { dataOf } from './member-changes.ts';
import { withCards } from './pictures.ts';
import { signedIn, signedInCaller } from './signed-in.ts';

/** Longer than the id of any entry. */
const longestId = 200;

type PersonalizedItem = { entry: EntryTeaser; card(): Promise<Card> };

/** Adds the queries of an account, and what is for its member. */
export function addMembers(builder: Builder): void {
  const user = builder.objectRef<Member>('User').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      userId: t.exposeString('id', { nullable: true }),
      username: t.exposeString('username', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      isEmailVerified: t.exposeBoolean('isEmailVerified'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      isPhoneNumberVerified: t.boolean({ resolve: () => false, description: 'A number is never verified.' }),
      lastUpdated: t.exposeString('lastUpdated', { nullable: true }),
    }),
  });
  const featured = builder.objectRef<{ title: string; url: string }>('FeaturedImage').implement({
    fields: (t) => ({ title: t.exposeString('title'), url: t.exposeString('url') }),
  });
  const personalized = builder.objectRef<PersonalizedItem>('PersonalizedContentItem').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      contentType: t.string({ resolve: ({ entry }) => contentTypeOf(entry) }),
      slug: t.string({ resolve: ({ entry }) => entry.slug }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      eyebrowText: t.string({ nullable: true, resolve: ({ entry }) => entry.card.eyebrowText }),
      date: t.string({ nullable: true, description: 'When it was published: YYYY-MM-DD.', resolve: ({ entry }) => entry.publishedAt }),
      fullWidthFeaturedImage: t.field({
        type: featured,
        nullable: true,
        resolve: async ({ card }) => {
          const { imageSource, imageAlt } = await card();
          return imageSource ? { title: imageAlt ?? imageSource.alt, url: imageSource.url } : null;
        },
      }),
      teaserContent: t.field({ type: 'RichText', nullable: true, resolve: async ({ card }) => (await card()).richTextContent }),
    }),
  });

  builder.queryFields((t) => ({
    user: t.field({ type: user, nullable: true, resolve: (_, __, context) => signedIn(context) }),
    accessToken: t.string({
      description: 'Stands for the session for five minutes, in the body of the calls under /api/user, where its cookie is not sent.',
      resolve: async (_, __, context) => {
        const answer = await context.sources.identity.accessToken(await signedInCaller(context));
        if (!answer.ok) throw unauthenticated();
        return answer.data;
      },
    }),
    personalizedContent: t.field({
      type: [personalized],
      nullable: true,
      description: 'What is for the member, the first to begin with, in their language. Nothing in it speaks of how long people live.',
      resolve: async (_, __, context) => {
        const { locale } = await signedIn(context);
        const { items } = dataOf(await context.sources.forYou.list(await signedInCaller(context), locale));
        return withCards(
          items.map(({ teaser }) => teaser),
          locale,
          context.sources,
        );
      },
    }),
  }));
  builder.mutationField('noteReading', (t) =>
    t.boolean({
      description: 'An entry was read. Noted for who switched recommendations on; false for everybody else.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const caller = await signedInCaller(context);
        if (id.length > longestId) throw wrongInput('id', 'names no entry');
        return dataOf(await context.sources.forYou.noteRead(caller, id));
      },
    }),
  );
}
