export type Size = { readonly width: number; readonly height: number };
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A window of a browser, for somebody who has never been here. Each engine has its own, and all else is made of these (`reader.ts`). */
export type Visit = AsyncDisposable & {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the element that an expression finds in the page, as a pointer does; gives whether there was one. */
  press(expression: string): Promise<boolean>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
};

/** A browser that runs. */
export type Engine = AsyncDisposable & { visit(size: Size): Promise<Visit> };
