import { createContext } from 'react';

/** Whose page it is, by id; null for a page that is everybody's. Each form of the page says so with what it sends: a browser can change hands. */
export const FormOwner = createContext<string | null>(null);
