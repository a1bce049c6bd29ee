import { entrySection } from './entry-section.ts';

export const video = entrySection('video', 'video', {
  en: '::video{#a-video entry="videos"}',
  es: '::video{#a-video entry="videos"}',
});
