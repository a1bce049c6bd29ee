import type { Document } from '#services/content/model/rich-text.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Builder, GraphQLContext } from './builder.ts';
import { unauthenticated, wrongInput } from './errors.ts';
import type { ImageType, Picture } from './pictures.ts';

/** In the order of the specification. */
const profileTexts = [
  ...['articleNotificationFrequency', 'avatar', 'bcoId', 'bio', 'birthdate', 'timeZone', 'occupation', 'homepage', 'ethnicity', 'brca'],
  ...['city', 'country', 'familyHistory', 'menopausalStatus', 'persona', 'sex', 'state', 'hadGeneticTesting', 'brcaValue', 'brcaTestDate'],
];
/** Each is `public` or `private`. */
const profileFlags = [
  ...['showBirthdate', 'showLocation', 'showEthnicity', 'showSex', 'showBiography', 'showOccupation', 'showYouAre', 'showMenopausal'],
  ...['showAdditionalRisks', 'showGeneticTesting', 'showFamilyHistory', 'showBrcaValue', 'showBrca', 'showBrcaTestDate'],
];

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

/** Adds the queries that require a session. A profile has only its id yet, and saved content is a stub: always empty. */
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
  const profile = builder.objectRef<{ id: string }>('Profile').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      ...fields([...profileTexts, ...profileFlags], () => t.string({ nullable: true, resolve: () => null })),
      additionalRisks: t.stringList({ nullable: true, resolve: () => null }),
      ...fields(['emailOptIn', 'showAvatars', 'showTimeZone'], () => t.boolean({ nullable: true, resolve: () => null })),
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
    user: t.field({ type: user, nullable: true, resolve: (_, __, context) => memberOf(context) }),
    profile: t.field({
      type: profile,
      nullable: true,
      resolve: async (_, __, context) => ({ id: (await memberOf(context)).id }),
    }),
    savedContent: t.field({
      type: [saved],
      nullable: true,
      args: {
        filter: t.arg.stringList({ description: `Only these: ${savedTypes.join(', ')}; all, unless it says some.` }),
        sort: t.arg.string({ description: `${savedSorts.join(', ')}; the first, unless it says one.` }),
      },
      resolve: async (_, { filter, sort }, context) => {
        await memberOf(context);
        expectKnown('filter', filter ?? [], savedTypes);
        expectKnown('sort', sort === null || sort === undefined ? [] : [sort], savedSorts);
        return [];
      },
    }),
    personalizedContent: t.field({
      type: [personalized],
      nullable: true,
      resolve: async (_, __, context) => {
        await memberOf(context);
        return [];
      },
    }),
  }));
}

async function memberOf({ member }: GraphQLContext): Promise<Member> {
  const signedIn = await member();
  if (!signedIn) throw unauthenticated();
  return signedIn;
}

function expectKnown(name: string, values: readonly string[], known: readonly string[]): void {
  if (values.some((value) => !known.includes(value))) throw wrongInput(name, `takes only ${known.join(', ')}`);
}

function fields<Field>(names: readonly string[], make: () => Field): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}
