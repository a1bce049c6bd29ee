// Made by app/graphql/generate.ts from its operations: do not edit.
import type { TypedDocument } from './typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How the entry stands now. MISSING: there is no such entry to save, or it cannot be brought back any more. FULL: there are 1000 already. KEY_REUSED: the key was used for another change. */
export type SavedContentOutcome =
  | 'FULL'
  | 'KEY_REUSED'
  | 'MISSING'
  | 'REMOVED'
  | 'SAVED';

export type UserQueryVariables = Exact<{ [key: string]: never; }>;


export type UserQuery = { readonly user: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly userId: string | null, readonly username: string | null, readonly email: string | null, readonly isEmailVerified: boolean, readonly phoneNumber: string | null, readonly isPhoneNumberVerified: boolean, readonly lastUpdated: string | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly profile: { readonly recommendations: boolean | null, readonly articleNotificationFrequency: string | null, readonly avatar: string | null, readonly bcoId: string | null, readonly bio: string | null, readonly birthdate: string | null, readonly timeZone: string | null, readonly occupation: string | null, readonly homepage: string | null, readonly ethnicity: ReadonlyArray<string> | null, readonly brca: string | null, readonly city: string | null, readonly country: string | null, readonly emailOptIn: boolean | null, readonly familyHistory: ReadonlyArray<string> | null, readonly id: string, readonly menopausalStatus: string | null, readonly persona: string | null, readonly sex: string | null, readonly showAvatars: boolean | null, readonly state: string | null, readonly additionalRisks: ReadonlyArray<string> | null, readonly hadGeneticTesting: string | null, readonly brcaValue: ReadonlyArray<string> | null, readonly brcaTestDate: string | null, readonly showTimeZone: string | null, readonly showBirthdate: string | null, readonly showLocation: string | null, readonly showEthnicity: string | null, readonly showSex: string | null, readonly showBiography: string | null, readonly showOccupation: string | null, readonly showYouAre: string | null, readonly showMenopausal: string | null, readonly showAdditionalRisks: string | null, readonly showGeneticTesting: string | null, readonly showFamilyHistory: string | null, readonly showBrcaValue: string | null, readonly showBrca: string | null, readonly showBrcaTestDate: string | null } | null };

export type SavedContentQueryVariables = Exact<{
  filter?: ReadonlyArray<string> | string | null | undefined;
  sort?: string | null | undefined;
}>;


export type SavedContentQuery = { readonly savedContent: ReadonlyArray<{ readonly id: string, readonly type: string, readonly title: string, readonly src: string | null, readonly teaserContent: string | null, readonly contentLength: number | null, readonly savedDate: string, readonly image: { readonly url: string, readonly alt: string, readonly width: number | null, readonly height: number | null } | null }> | null };

export type SaveContentMutationVariables = Exact<{
  key: string | number;
  id: string | number;
}>;


export type SaveContentMutation = { readonly saveContent: { readonly outcome: SavedContentOutcome, readonly item: { readonly id: string, readonly type: string, readonly title: string, readonly src: string | null, readonly teaserContent: string | null, readonly contentLength: number | null, readonly savedDate: string, readonly image: { readonly url: string, readonly alt: string, readonly width: number | null, readonly height: number | null } | null } | null } };

export type RemoveSavedContentMutationVariables = Exact<{
  key: string | number;
  id: string | number;
}>;


export type RemoveSavedContentMutation = { readonly removeSavedContent: { readonly outcome: SavedContentOutcome } };

export type NoteReadingMutationVariables = Exact<{
  id: string | number;
}>;


export type NoteReadingMutation = { readonly noteReading: boolean };

export type PersonalizedContentQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalizedContentQuery = { readonly personalizedContent: ReadonlyArray<{ readonly id: string, readonly contentType: string, readonly slug: string, readonly title: string, readonly eyebrowText: string | null, readonly date: string | null, readonly teaserContent: unknown, readonly fullWidthFeaturedImage: { readonly title: string, readonly url: string } | null }> | null };

export const userQuery: TypedDocument<UserQuery, UserQueryVariables> = { name: 'userQuery', text: "query userQuery{user{id firstName lastName userId username email isEmailVerified phoneNumber isPhoneNumberVerified lastUpdated}}" };
export const profileQuery: TypedDocument<ProfileQuery, ProfileQueryVariables> = { name: 'profileQuery', text: "query profileQuery{profile{recommendations articleNotificationFrequency avatar bcoId bio birthdate timeZone occupation homepage ethnicity brca city country emailOptIn familyHistory id menopausalStatus persona sex showAvatars state additionalRisks hadGeneticTesting brcaValue brcaTestDate showTimeZone showBirthdate showLocation showEthnicity showSex showBiography showOccupation showYouAre showMenopausal showAdditionalRisks showGeneticTesting showFamilyHistory showBrcaValue showBrca showBrcaTestDate}}" };
export const savedContent: TypedDocument<SavedContentQuery, SavedContentQueryVariables> = { name: 'savedContent', text: "query savedContent($filter:[String!]$sort:String){savedContent(filter:$filter sort:$sort){id type title src image{url alt width height}teaserContent contentLength savedDate}}" };
export const saveContent: TypedDocument<SaveContentMutation, SaveContentMutationVariables> = { name: 'saveContent', text: "mutation saveContent($key:ID!$id:ID!){saveContent(key:$key id:$id){outcome item{id type title src image{url alt width height}teaserContent contentLength savedDate}}}" };
export const removeSavedContent: TypedDocument<RemoveSavedContentMutation, RemoveSavedContentMutationVariables> = { name: 'removeSavedContent', text: "mutation removeSavedContent($key:ID!$id:ID!){removeSavedContent(key:$key id:$id){outcome}}" };
export const noteReading: TypedDocument<NoteReadingMutation, NoteReadingMutationVariables> = { name: 'noteReading', text: "mutation noteReading($id:ID!){noteReading(id:$id)}" };
export const personalizedContent: TypedDocument<PersonalizedContentQuery, PersonalizedContentQueryVariables> = { name: 'personalizedContent', text: "query personalizedContent{personalizedContent{id contentType slug title eyebrowText date fullWidthFeaturedImage{title url}teaserContent}}" };
