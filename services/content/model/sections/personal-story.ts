import { entryReference } from './entry-section.ts';

export const personalStory = entryReference('personal-story', {
  en: '::personal-story{#a-story entry="personal-stories"}',
  es: '::personal-story{#a-story entry="personal-stories"}',
});
