import { entrySection } from './entry-section.ts';

export const featuredArticle = entrySection('featuredArticle', 'featured-article', {
  en: '::featured-article{#a-featured-article entry="pathology-report"}',
  es: '::featured-article{#a-featured-article entry="pathology-report"}',
});
