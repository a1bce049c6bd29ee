/** Where the layout changes, in pixels at the usual size of text. A test holds the style sheets to it, which cannot import it. */
export const breakpoints = { SM: 320, MD: 701, LG: 1201, XL: 1441, XXL: 1801 } as const;
export type Breakpoint = keyof typeof breakpoints;

const wider = ['XXL', 'XL', 'LG', 'MD'] as const satisfies Breakpoint[];

/** The media query of a breakpoint, in rem: whoever reads with large text gets the narrower layout. */
export function mediaFrom(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint] / 16}rem)`;
}

/** The `sizes` of a picture: how wide it is shown from each breakpoint on. SM is the default, where no wider one says otherwise. */
export function sizesFrom({ SM, ...sizes }: { SM: string } & { [Name in Breakpoint]?: string }): string {
  const named = wider.flatMap((each) => (sizes[each] === undefined ? [] : [`${mediaFrom(each)} ${sizes[each]}`]));
  return [...named, SM].join(', ');
}
