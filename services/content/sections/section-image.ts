import { imageSection } from './image-section.ts';

export const sectionImage = imageSection('section-image', {
  en: `:::section-image{#first-light asset="dawn" alt="First light over a row of houses"}
Many people are awake at this hour. [The community](entry:community) is too.
:::`,
  es: `:::section-image{#first-light asset="dawn" alt="La primera luz sobre una fila de casas"}
Muchas personas están despiertas a esta hora. [La comunidad](entry:community) también.
:::`,
});
