import type { LocalizedValue, SpaceLocale } from './space.ts';

/**
 * The value of a field in a locale, and which had it: its own, or that of the locales that it falls back to, one after another. Only a value that
 * is not there falls back: null and an empty text are values, and stop the chain. A chain that runs in a circle ends. Null where none has one.
 */
export function valueWithLocale(
  values: LocalizedValue | undefined,
  code: string,
  locales: readonly SpaceLocale[],
): { value: unknown; locale: string } | null {
  if (!values) return null;
  const passed = new Set<string>();
  for (let each: string | null | undefined = code; each && !passed.has(each); each = fallbackOf(each, locales)) {
    if (Object.hasOwn(values, each) && values[each] !== undefined) return { value: values[each], locale: each };
    passed.add(each);
  }
  return null;
}

function fallbackOf(code: string, locales: readonly SpaceLocale[]): string | null | undefined {
  return locales.find((locale) => locale.code === code)?.fallbackCode;
}

/** What is wrong with the locales of a space, in words: it goes on all the same. */
export function localeProblems(locales: readonly SpaceLocale[]): string[] {
  const defaults = locales.filter((locale) => locale.default);
  const unknown = locales.filter(({ fallbackCode }) => fallbackCode && !locales.some(({ code }) => code === fallbackCode));
  return [
    ...(locales.length > 0 && defaults.length !== 1
      ? [`${defaults.length} locales say that they are the default: ${defaults.map(({ code }) => code).join(', ') || 'none'}`]
      : []),
    ...unknown.map(({ code, fallbackCode }) => `the locale ${code} falls back to ${fallbackCode}, which the space does not have`),
    ...locales.filter(({ code }) => isInCircle(code, locales)).map(({ code }) => `the locale ${code} falls back to itself, in a circle`),
  ];
}

function isInCircle(code: string, locales: readonly SpaceLocale[]): boolean {
  let each = fallbackOf(code, locales);
  for (let step = 0; each && step < locales.length; step++) {
    if (each === code) return true;
    each = fallbackOf(each, locales);
  }
  return false;
}
