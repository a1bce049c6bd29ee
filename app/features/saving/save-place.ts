import { createContext } from 'react';
import type { Locale } from '#config/locale.ts';

/** Where marks are sent, in the language that problems are told in. It is no page. */
export const savePaths: Readonly<Record<Locale, string>> = { en: '/api/saved', es: '/es/api/saved' };

/** The path of the page that marks stand on, and lead back to; null where there are none. */
export const SavePlace = createContext<string | null>(null);
