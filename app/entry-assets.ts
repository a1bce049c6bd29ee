import { createContext } from 'react';

/** How a document starts the islands' loader; set by the server only. */
export type EntryAssets = { module: string; imports: readonly string[]; refresh: string | undefined };
export const EntryAssetsContext = createContext<EntryAssets | null>(null);
