import { displayLabel } from '#app/i18n/entry-labels.ts';
import { type ContentType, searchedTypes } from '#services/search/shared.ts';

type SearchedType = (typeof searchedTypes)[number];

/** What a result is called, by its content type. Research news stays an article when it is archived. */
export function resultLabel(contentType: ContentType | string): ReturnType<typeof displayLabel<SearchedType>> {
  const type = searchedTypes.find((each) => each === contentType);
  return displayLabel(type ?? 'researchNews');
}
