import unhomoglyph from 'unhomoglyph';

/** Beside the data of Unicode: letters that stand for an i or a sign there, and look like these to a reader. */
const alsoAlike: Readonly<Record<string, string>> = { ӏ: 'l', ь: 'b' };

const isDecoration = /[\u0300-\u036f]/g;
/** The skeleton of UTS 39, without the marks of Latin, Greek and Cyrillic. */
const skeletonOf = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD').replace(isDecoration, '');

/**
 * What a username looks like: two that a reader may take for one another have the same (UTS 39, Unicode's data on confusables). As it is
 * shown, and then in lower case: `AIba`, with a capital i, looks like *alba*, and `Marıa` like *maria*. For comparing only: nobody
 * is shown it, nor signs in by it.
 */
export function usernameSkeleton(username: string): string {
  const shown = [...username].map((each) => alsoAlike[each] ?? each).join('');
  return skeletonOf(skeletonOf(shown).toLowerCase()).toLowerCase();
}
