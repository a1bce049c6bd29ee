import { entryReference } from './entry-section.ts';

export const video = entryReference('video', {
  en: '::video{#a-video entry="videos"}',
  es: '::video{#a-video entry="videos"}',
});
