import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A rule that is not to be broken. `comment` says what to do instead. */
export function law(
  name: string,
  comment: string,
  { from, to }: Pick<Extract<IForbiddenRuleType, { to: object; from: object }>, 'from' | 'to'>,
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

/** A path in one of these packages: also its types, and what could not be found, which is then called as in the import. */
export function inPackages(names: readonly string[]): string {
  return `(?:^|node_modules/)(?:@types/)?(?:${anyOf(names)})(?:/|$)`;
}

/** Any of these names, in which `*` stands for part of one. */
export function anyOf(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]+')).join('|');
}
