import type { Locale } from '#config/locale.ts';

/**
 * Something that the site keeps on a device, in local storage: the default export of a file named `*.device.ts`, beside what it is kept
 * for. `all-device-values.ts` gathers them. Nothing else is kept, and a quick exit clears all of it where that was chosen.
 */
export type DeviceValue<Value, Written extends string = Value & string> = {
  readonly key: string;
  /** Undefined where nothing is kept, or nothing that makes sense. */
  read(): Value | undefined;
  /** Without a value, removes it. Gives whether the device lets the page keep anything. */
  write(value: Written | undefined): boolean;
  /** Calls the listener when another tab has changed it, and on a page that Back restores, which has heard nothing meanwhile. */
  follow(listener: () => void): void;
};

/** What readers are told of it, the export `about` of its file: as the table of the cookie notice says it. Browsers never load it. */
export type AboutDeviceValue = Readonly<Record<Locale, { readonly holds: string; readonly kept: string }>>;

/** `schema` parses what stands there: null, something of an older version of the site or of somebody's hand, or what was written. */
export function deviceValue<Value, Written extends string = Value & string>(
  key: string,
  schema: (kept: unknown) => Value | undefined,
): DeviceValue<Value, Written> {
  return {
    key,
    read() {
      try {
        return schema(localStorage.getItem(key));
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
        return true;
      } catch {
        // Storage may be full or forbidden: what was chosen holds for this page.
        return false;
      }
    },
    follow(listener) {
      // A key of null: everything was cleared.
      addEventListener('storage', (event) => (event.key ?? key) === key && listener());
      addEventListener('pageshow', ({ persisted }) => persisted && listener());
    },
  };
}

/** The schema of one word of a few. */
export function oneOf<Value extends string>(...values: readonly Value[]): (kept: unknown) => Value | undefined {
  return (kept) => values.find((value) => value === kept);
}

/** The schema of a text, for what is parsed where it is shown. */
export function anyText(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined;
}
