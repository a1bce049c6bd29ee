import { entrySection } from './entry-section.ts';

export const personalStory = entrySection('personalStory', 'personal-story', {
  en: '::personal-story{#a-story entry="personal-stories"}',
  es: '::personal-story{#a-story entry="personal-stories"}',
});
