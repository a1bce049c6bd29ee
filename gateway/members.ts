import type { Document } from '#services/content/model/rich-text.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Builder } from './builder.ts';
import { unauthenticated, wrongInput } from './errors.ts';
import type { ImageType, Picture } from './pictures.ts';
import { signedIn, signedInCaller } from './signed-in.ts';

/** The content types that can be saved, and the sort orders of the list; the first order is the default. */
const savedTypes = ['page', 'researchNews', 'video', 'podcast', 'personalStory'];
const savedSorts = ['Newest', 'Oldest', 'Title'];

type SavedItem = {
  id: string;
  type: string;
  title: string;
  src: string | null;
  image: Picture | null;
  teaserContent: string | null;
  contentLength: number | null;
  savedDate: string;
};
type PersonalizedItem = {
  id: string;
  contentType: string;
  slug: string;
  title: string;
  eyebrowText: string | null;
  date: string | null;
  fullWidthFeaturedImage: { title: string; url: string } | null;
  teaserContent: Document | null;
};

/** Adds the queries of an account. Nothing can be saved yet, and nothing is recommended: those lists are empty. */
export function addMembers(builder: Builder, image: ImageType): void {
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
  const saved = builder.objectRef<SavedItem>('SavedContentItem').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      type: t.exposeString('type'),
      title: t.exposeString('title'),
      src: t.exposeString('src', { nullable: true }),
      image: t.expose('image', { type: image, nullable: true }),
      teaserContent: t.exposeString('teaserContent', { nullable: true }),
      contentLength: t.exposeInt('contentLength', { nullable: true }),
      savedDate: t.exposeString('savedDate'),
    }),
  });
  const featured = builder.objectRef<{ title: string; url: string }>('FeaturedImage').implement({
    fields: (t) => ({ title: t.exposeString('title'), url: t.exposeString('url') }),
  });
  const personalized = builder.objectRef<PersonalizedItem>('PersonalizedContentItem').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      contentType: t.exposeString('contentType'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      eyebrowText: t.exposeString('eyebrowText', { nullable: true }),
      date: t.exposeString('date', { nullable: true }),
      fullWidthFeaturedImage: t.expose('fullWidthFeaturedImage', { type: featured, nullable: true }),
      teaserContent: t.expose('teaserContent', { type: 'RichText', nullable: true }),
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
    savedContent: t.field({
      type: [saved],
      nullable: true,
      args: {
        filter: t.arg.stringList({ description: `Only these: ${savedTypes.join(', ')}; all, unless it says some.` }),
        sort: t.arg.string({ description: `${savedSorts.join(', ')}; the first, unless it says one.` }),
      },
      resolve: async (_, { filter, sort }, context) => {
        await signedIn(context);
        expectKnown('filter', filter ?? [], savedTypes);
        expectKnown('sort', sort === null || sort === undefined ? [] : [sort], savedSorts);
        return [];
      },
    }),
    personalizedContent: t.field({
      type: [personalized],
      nullable: true,
      resolve: async (_, __, context) => {
        await signedIn(context);
        return [];
      },
    }),
  }));
}

function expectKnown(name: string, values: readonly string[], known: readonly string[]): void {
  if (values.some((value) => !known.includes(value))) throw wrongInput(name, `takes only ${known.join(', ')}`);
}
