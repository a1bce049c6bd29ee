import type { Builder } from './builder.ts';
import { unauthenticated } from './errors.ts';
import type { ImageType } from './pictures.ts';

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

/** What members alone are answered. Nobody can sign in yet: everybody is told so, and nothing is looked up. */
export function addMembers(builder: Builder, image: ImageType): void {
  const refuse = (): never => {
    throw unauthenticated();
  };

  const user = builder.objectRef<object>('User').implement({
    fields: (t) => ({
      id: t.id({ resolve: refuse }),
      ...fields(['firstName', 'lastName', 'userId', 'username', 'email', 'phoneNumber', 'lastUpdated'], () =>
        t.string({ nullable: true, resolve: refuse }),
      ),
      isEmailVerified: t.boolean({ resolve: refuse }),
      isPhoneNumberVerified: t.boolean({ resolve: refuse }),
    }),
  });
  const profile = builder.objectRef<object>('Profile').implement({
    fields: (t) => ({
      id: t.id({ resolve: refuse }),
      ...fields([...profileTexts, ...profileFlags], () => t.string({ nullable: true, resolve: refuse })),
      additionalRisks: t.stringList({ nullable: true, resolve: refuse }),
      ...fields(['emailOptIn', 'showAvatars', 'showTimeZone'], () => t.boolean({ nullable: true, resolve: refuse })),
    }),
  });
  const saved = builder.objectRef<object>('SavedContentItem').implement({
    fields: (t) => ({
      id: t.id({ resolve: refuse }),
      ...fields(['type', 'title', 'savedDate'], () => t.string({ resolve: refuse })),
      ...fields(['src', 'teaserContent'], () => t.string({ nullable: true, resolve: refuse })),
      contentLength: t.int({ nullable: true, resolve: refuse }),
      image: t.field({ type: image, nullable: true, resolve: refuse }),
    }),
  });
  const featured = builder.objectRef<object>('FeaturedImage').implement({
    fields: (t) => fields(['title', 'url'], () => t.string({ resolve: refuse })),
  });
  const personalized = builder.objectRef<object>('PersonalizedContentItem').implement({
    fields: (t) => ({
      id: t.id({ resolve: refuse }),
      ...fields(['contentType', 'slug', 'title'], () => t.string({ resolve: refuse })),
      ...fields(['eyebrowText', 'date'], () => t.string({ nullable: true, resolve: refuse })),
      fullWidthFeaturedImage: t.field({ type: featured, nullable: true, resolve: refuse }),
      teaserContent: t.field({ type: 'RichText', nullable: true, resolve: refuse }),
    }),
  });

  builder.queryFields((t) => ({
    user: t.field({ type: user, nullable: true, resolve: refuse }),
    profile: t.field({ type: profile, nullable: true, resolve: refuse }),
    savedContent: t.field({
      type: [saved],
      nullable: true,
      args: { filter: t.arg.stringList(), sort: t.arg.string() },
      resolve: refuse,
    }),
    personalizedContent: t.field({ type: [personalized], nullable: true, resolve: refuse }),
  }));
}

function fields<Field>(names: readonly string[], make: () => Field): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}
