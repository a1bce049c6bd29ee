import type { Arguments, ValuesOf } from './arguments.ts';

// Checked by the compiler: what is read from a text.

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
type Of<Text extends string> = ValuesOf<Arguments<Text>>;
type Plain = string | number;

export const read: true[] = [
  true satisfies Same<Arguments<'Just words'>, never>,
  true satisfies Same<Of<'Hello {name}, it is {time}.'>, { readonly name: Plain; readonly time: Plain }>,
  true satisfies Same<Of<'{ name } and { count , number }'>, { readonly name: Plain; readonly count: number }>,
  true satisfies Same<Of<'{part, number, percent} {other, number, ::.0}'>, { readonly part: number; readonly other: number }>,
  true satisfies Same<Of<'{day, date, long}, {hour, time}'>, { readonly day: Date; readonly hour: Date }>,
  true satisfies Same<Of<'{count, plural, =0 {none} one {# page} other {# pages}}'>, { readonly count: number }>,
  true satisfies Same<Of<'{count, plural, offset:1 =1 {you} one {you and # more} other {# more}} {name}'>, Of<'{name}{count, number}'>>,
  true satisfies Same<Of<'{count, selectordinal, one {#st} other {#th}}'>, { readonly count: number }>,
  true satisfies Same<Of<'{kind, select, tablet {a pill, {name}} other {{count, plural, other {# of {name}}} {end, date}}}!'>, Nested>,
  true satisfies Same<Of<'{count, plural, other {{count}}}'>, { readonly count: number }>,
  true satisfies Same<Of<'{count, number}' | '{name}'>, { readonly count: number; readonly name: Plain }>,
];
type Nested = { readonly kind: string; readonly name: Plain; readonly count: number; readonly end: Date };

// @ts-expect-error no such format
export const unknown: Of<'{count, digits}'> = { count: 1 };
