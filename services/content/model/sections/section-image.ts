import { imageSection } from './image-section.ts';

export const sectionImage = imageSection('sectionImage', 'section-image', {
  en: `:::section-image{#first-light asset="dawn" alt="A river winds past a house at first light"}
Many people are awake at this hour. [The community](entry:community) is too.
:::`,
  es: `:::section-image{#first-light asset="dawn" alt="Un río pasa junto a una casa con la primera luz"}
Muchas personas están despiertas a esta hora. [La comunidad](entry:community) también.
:::`,
});
