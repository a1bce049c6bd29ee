/*
 * The arguments of an ICU message, read from its text by the compiler. A brace opens an argument in text, and the text of a branch among
 * the branches of a plural or select; it closes whichever it stands in. So the two take turns, and nothing has to be counted. A brace
 * within apostrophes would be plain text to ICU: no message has one, which `format.test.ts` holds.
 */

/** What each kind of argument takes. */
type Kinds = { plain: string | number; number: number; date: Date; select: string; none: never };

type Formats = { number: 'number'; date: 'date'; time: 'date' };
type Branching = { plural: 'number'; selectordinal: 'number'; select: 'select' };

/** Each argument with its kind, `name:kind`, of one text or of several. */
export type Arguments<Text extends string> = Text extends `${string}{${string}` ? InText<Text, never> : never;

type InText<Text extends string, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? AmongBranches<Rest, Found>
      : never
    : Argument<After, Found>
  : Found;

type Argument<After extends string, Found> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Format},${string}`
    ? Trim<Format> extends keyof Branching
      ? After extends `${string},${string},${infer Branches}`
        ? AmongBranches<Branches, Found | `${Trim<Name>}:${Branching[Trim<Format>]}`>
        : never
      : InText<Rest, Found | `${Trim<Name>}:${KindOf<Format>}`>
    : Head extends `${infer Name},${infer Format}`
      ? InText<Rest, Found | `${Trim<Name>}:${KindOf<Format>}`>
      : InText<Rest, Found | `${Trim<Head>}:plain`>
  : never;

type AmongBranches<Text extends string, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? InText<Rest, Found>
      : never
    : InText<After, Found>
  : Found;

/** `none` for a format that does not exist: nothing fits it. */
type KindOf<Format extends string> = Trim<Format> extends infer Name extends keyof Formats ? Formats[Name] : 'none';

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : Text;

/** The values of such arguments, each of which fits every use of it. */
export type ValuesOf<Found> = {
  readonly [Name in Found extends `${infer Each}:${string}` ? Each : never]: ValueOf<
    Found extends `${Name}:${infer Kind extends keyof Kinds}` ? Kind : never
  >;
};

type ValueOf<Kind extends keyof Kinds> = (Kind extends unknown ? (value: Kinds[Kind]) => void : never) extends (value: infer Value) => void
  ? Value
  : never;
