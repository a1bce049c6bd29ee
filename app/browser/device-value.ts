import type { Locale } from '#config/locale.ts';
import { storedText, storeText } from './device-storage.ts';

/**
 * Something that the site keeps on a device, in local storage: the default export of a file named `*.device.ts`, beside what it is kept
 * for. `all-device-values.ts` gathers them. Nothing else is kept, and a quick exit clears all of it where that was chosen.
 */
export type DeviceValue<Value> = {
  readonly key: string;
  /** Null where nothing is kept, or nothing that makes sense. */
  read(): Value | null;
  /** Null removes it. Gives whether the device lets the page keep anything. */
  write(value: Value | null): boolean;
  /** Calls the listener when another tab has changed it, and on a page that Back restores, which has heard nothing meanwhile. */
  follow(listener: () => void): void;
};

/** What readers are told of it, the export `about` of its file: as the table of the cookie notice says it. Browsers never load it. */
export type AboutDeviceValue = Readonly<Record<Locale, { readonly holds: string; readonly kept: string }>>;

/** `parse` is its schema: anything may stand there, from an older version of the site or from somebody's hand. */
export function deviceValue<Value>(
  key: string,
  parse: (text: string) => Value | null,
  format: (value: Value) => string = String,
): DeviceValue<Value> {
  return {
    key,
    read() {
      const text = storedText(key);
      return text === null ? null : parse(text);
    },
    write: (value) => storeText(key, value === null ? null : format(value)),
    follow(listener) {
      // A key of null: everything was cleared.
      addEventListener('storage', (event) => (event.key ?? key) === key && listener());
      addEventListener('pageshow', ({ persisted }) => persisted && listener());
    },
  };
}

/** The schema of one word of a few. */
export function oneOf<Value extends string>(...values: readonly Value[]): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}
