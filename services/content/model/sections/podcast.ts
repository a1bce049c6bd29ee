import { entrySection } from './entry-section.ts';

export const podcast = entrySection('podcast', 'podcast', {
  en: '::podcast{#a-podcast entry="podcast"}',
  es: '::podcast{#a-podcast entry="podcast"}',
});
