import { imageSection } from './image-section.ts';

export const threeQuarterImage = imageSection('threeQuarterImage', 'three-quarter-image', {
  en: `:::three-quarter-image{#a-short-walk asset="first-light-path" alt="A path through a wood, with the sun at its end"}
A short walk counts, and so does turning back halfway.
:::`,
  es: `:::three-quarter-image{#a-short-walk asset="first-light-path" alt="Un sendero por un bosque, con el sol al fondo"}
Una caminata corta cuenta, y regresar a la mitad también.
:::`,
});
