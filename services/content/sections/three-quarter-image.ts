import { imageSection } from './image-section.ts';

export const threeQuarterImage = imageSection('three-quarter-image', {
  en: `:::three-quarter-image{#a-short-walk asset="garden" alt="A path through a garden, with a bench"}
A short walk counts, and so does sitting down halfway.
:::`,
  es: `:::three-quarter-image{#a-short-walk asset="garden" alt="Un sendero por un jardín, con una banca"}
Una caminata corta cuenta, y sentarse a la mitad también.
:::`,
});
