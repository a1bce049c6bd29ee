import { createContext } from 'react';
import type { CardProps } from './card.ts';

/** The cards of the entries that a text shows, by id. */
export type LinkedCards = Readonly<Record<string, CardProps>>;
export const LinkedCardsContext = createContext<LinkedCards>({});
