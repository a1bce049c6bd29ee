import { entryReference } from './entry-reference.ts';

export const video = entryReference('video', {
  en: '::video{#a-video entry="videos"}',
  es: '::video{#a-video entry="videos"}',
});
