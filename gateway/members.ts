import type { Document } from '#services/content/model/rich-text.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Builder } from './builder.ts';
import { unauthenticated } from './errors.ts';
import { signedIn, signedInCaller } from './signed-in.ts';

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

/** Adds the queries of an account. Nothing is recommended yet: that list is empty. */
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
