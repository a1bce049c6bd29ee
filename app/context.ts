import { createContext } from 'react-router';
import type { ContentStore } from '#services/content/store.ts';

/** What the server hands to every loader. */
export type Alba = {
  content: ContentStore;
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  /** Pages that are for the people who build the site. */
  showsWorkbench: boolean;
  onError(error: unknown): void;
};

export const albaContext = createContext<Alba>();
