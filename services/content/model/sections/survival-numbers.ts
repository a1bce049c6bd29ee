import { z } from 'zod';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { flag } from './directive-attributes.ts';
import { textInside } from './directive-content.ts';

/** How many live or die: what calm reading folds away until a reader opens it. */
export const survivalNumbers = defineSection({
  kind: 'survivalNumbers',
  data: z.strictObject({
    text: documentSchema,
    /** Folded for every reader, calm or not. */
    folded: z.boolean(),
  }),
  directive: {
    name: 'survival-numbers',
    attributes: ['folded'],
    read: (directive, reader) => ({ text: textInside(directive, reader), folded: flag(directive, reader, 'folded') }),
  },
  plainText: ({ text }) => plainText(text),
  example: {
    en: `:::survival-numbers{#how-many-die}
In the United States, 42,140 women are expected to die of breast cancer in 2026. More than 4 million are living after a diagnosis.
:::

:::survival-numbers{#five-years-later folded}
| How far it had spread | 5-year relative survival |
| --- | --- |
| only in the breast | more than 99% |
| to nearby lymph nodes or tissue | 87% |
:::`,
    es: `:::survival-numbers{#how-many-die}
Se calcula que en 2026 morirán de cáncer de mama 42 140 mujeres en Estados Unidos. Más de 4 millones viven después de un diagnóstico.
:::

:::survival-numbers{#five-years-later folded}
| Hasta dónde había llegado | Supervivencia relativa a 5 años |
| --- | --- |
| solo en el seno | más de 99 % |
| a ganglios o tejido cercanos | 87 % |
:::`,
  },
});
