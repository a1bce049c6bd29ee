import { entrySection } from './entry-section.ts';

/** A check-list as one card that leads to it, with how far its reader has come. */
export const checkListCard = entrySection('checkListCard', 'check-list-card', {
  en: '::check-list-card{#a-check-list-card entry="first-week"}',
  es: '::check-list-card{#a-check-list-card entry="first-week"}',
});
