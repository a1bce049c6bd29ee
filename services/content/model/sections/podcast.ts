import { entryReference } from './entry-section.ts';

export const podcast = entryReference('podcast', {
  en: '::podcast{#a-podcast entry="podcast"}',
  es: '::podcast{#a-podcast entry="podcast"}',
});
