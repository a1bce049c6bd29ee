import { entryReference } from './entry-section.ts';

export const featuredArticle = entryReference('featured-article', {
  en: '::featured-article{#a-featured-article entry="pathology-report"}',
  es: '::featured-article{#a-featured-article entry="pathology-report"}',
});
