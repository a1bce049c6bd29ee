import { expect } from 'vitest';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { eventually } from '../eventually.ts';
import type { Key, Size, Visit } from './visit.ts';

/** What a function in the page is given. */
type Given = readonly (string | number | null)[];
type Texts = Readonly<Record<Locale, string>>;

/** Somebody who walks through the site, in one language and one window; what is not there yet is waited for. */
export class Reader {
  readonly visit: Visit;
  readonly locale: Locale;
  readonly isOnPhone: boolean;
  readonly #origin: string;

  constructor(visit: Visit, origin: string, locale: Locale, size: Size) {
    this.visit = visit;
    this.locale = locale;
    this.isOnPhone = size.width < 768;
    this.#origin = origin;
  }

  /** Of something in both languages, that of the reader. */
  say<Value>(texts: Readonly<Record<Locale, Value>>): Value {
    return texts[this.locale];
  }

  /** Whether the menus, the search and the contents are folded: on a phone, and where a style cannot keep a `details` open. */
  async hasFolded(): Promise<boolean> {
    return this.isOnPhone || (await this.evaluate(() => CSS.supports('selector(::details-content)'))) === false;
  }

  async goto(path: string): Promise<void> {
    await this.visit.goto(this.#origin + path);
    await this.scrollsDownAlone();
  }

  /** Presses the first element shown that fits a selector, and that says these words. */
  press(selector: string, words?: Texts): Promise<void> {
    const text = words ? this.say(words) : null;
    return eventually(async () => {
      if (!(await this.visit.press(call(shown, [selector, text])))) throw new Error(`nothing to press: ${selector} ${text ?? ''}`);
    });
  }

  /** Brings into the window what fits a selector. */
  async lookAt(selector: string): Promise<void> {
    await this.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' }), selector);
  }

  /** Puts a text into a field, in the place of what stands there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.visit.type(text);
    await this.becomes(text, (selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector);
  }

  key(key: Key): Promise<void> {
    return this.visit.key(key);
  }

  /** Closes with Escape what is shown. What hears the key may be still on its way: then it is pressed again. */
  closes(selector: string): Promise<void> {
    return eventually(async () => {
      await this.key('Escape');
      expect(await this.evaluate(isShown, selector, null), selector).toBe(false);
    });
  }

  shows(selector: string, words?: Texts | string): Promise<void> {
    const text = typeof words === 'string' ? words : words ? this.say(words) : null;
    return this.becomes(true, isShown, selector, text);
  }

  /** What came of a form is told. It takes the focus and moves the page: until then nothing can be pressed or typed for sure. */
  async hears(selector: string, words?: Texts): Promise<void> {
    await this.shows(selector, words);
    await this.becomes(true, (selector) => Boolean(document.activeElement?.closest(selector)), selector);
  }

  /** A form of the profile was carried out, and that is told. */
  async isDone(intent: string): Promise<void> {
    await this.becomes(true, (intent) => location.search.includes(`saved=${intent}`), intent);
    await this.hears('main [role=status]');
  }

  hides(selector: string): Promise<void> {
    return this.becomes(false, isShown, selector, null);
  }

  /** Is at an address by now, of which a query is part. */
  async at(path: string): Promise<void> {
    await this.becomes(path, () => document.readyState === 'complete' && location.pathname + location.search);
    await this.scrollsDownAlone();
  }

  /** Calls a function in the page. It knows nothing but what it is given. */
  evaluate<These extends Given>(run: (...given: These) => unknown, ...given: These): Promise<unknown> {
    return this.visit.evaluate(call(run, given));
  }

  /** What a function finds in the page becomes this. */
  becomes<These extends Given>(expected: unknown, look: (...given: These) => unknown, ...given: These): Promise<void> {
    return eventually(async () => expect(await this.evaluate(look, ...given), given.join(' ')).toBe(expected));
  }

  /** Whether this page has loaded a script, told by its address (`code.ts`). */
  async hasLoaded(isCode: (address: string) => boolean): Promise<boolean> {
    const addresses = await this.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return z.array(z.string()).parse(addresses).some(isCode);
  }

  /** This page loads a script. */
  loads(isCode: (address: string) => boolean): Promise<void> {
    return eventually(async () => expect(await this.hasLoaded(isCode)).toBe(true));
  }

  /** Nothing stands out of the window sideways. */
  scrollsDownAlone(): Promise<void> {
    return this.becomes(0, () => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}

function call<These extends Given>(run: (...given: These) => unknown, given: These): string {
  return `(${run})(${given.map((each) => JSON.stringify(each)).join()})`;
}

/** In the page: the first element that is shown, fits, and says these words. It is brought to the middle of the window. */
function shown(selector: string, words: string | null): Element | null {
  const says = (element: HTMLElement) => `${element.ariaLabel ?? ''} ${element.innerText ?? ''}`.replaceAll(/\s+/g, ' ');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (words === null || says(element).includes(words)),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** In the page: whether such an element is shown. */
function isShown(selector: string, words: string | null): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (words === null || (element.innerText ?? '').replaceAll(/\s+/g, ' ').includes(words)),
  );
}
