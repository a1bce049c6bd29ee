import type { Hook } from '#app/browser/hook.ts';

/** The place of an island, with the file of its component. */
export const islandName: Hook<string> = 'data-island';

/** When it becomes live; or the key under which the device has to keep something, for it to become live on sight. */
export const islandWhen: Hook<'visible' | 'touch'> = 'data-when';
export const islandKept: Hook<string> = 'data-kept';

/** What a document says beside an island that could not be loaded. */
export const islandFailed: Hook = 'data-island-failed';

/** The prefix of the ids in it, and its language, messages and props, as JSON. */
export const islandId: Hook<string> = 'data-id';
export const islandData: Hook<string> = 'data-data';
