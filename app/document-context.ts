import { createContext } from 'react';
import type { Address } from './addresses/address.ts';

/** How a document starts the islands' loader; set by the server only. */
export type EntryAssets = { module: string; imports: readonly string[]; refresh: string | undefined };
export const EntryAssetsContext = createContext<EntryAssets | null>(null);

/** Where the page stands; set by the server only. */
export const AddressContext = createContext<Address | null>(null);

/** How many frames of analytics a page has that is open to them; set by the server only, and of documents alone. */
export const AnalyticsContext = createContext(0);
