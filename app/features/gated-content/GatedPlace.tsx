import { createContext } from 'react';

/** The page that gated content stands on: its path, and whether its sensitive pictures were asked for by its address. */
export const GatedPlaceContext = createContext({ path: '', showsSensitive: false });
