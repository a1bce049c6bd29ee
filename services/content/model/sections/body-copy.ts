import { z } from 'zod';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';

export const bodyCopy = defineSection({
  kind: 'bodyCopy',
  data: z.strictObject({ text: documentSchema }),
  directive: null,
  plainText: ({ text }) => plainText(text),
  example: {
    en: `## How a biopsy is done {#how-a-biopsy-is-done}

The doctor numbs your breast, then takes **small pieces of tissue** with a needle. It takes about *20 minutes*.

### What to bring

1. A list of your medicines
2. Somebody to drive you home
   - or the number of a taxi

> Ask when the result will come, and who will call you.

Read [what the report says](entry:pathology-report), or call [1-800-422-6237](tel:+18004226237).
H<sub>2</sub>O, 10<sup>9</sup>, <u>underlined</u>, ~~struck~~ and \`code\` are here for completeness.

---

The result usually comes within a week.`,
    es: `## Cómo se hace una biopsia {#how-a-biopsy-is-done}

El médico le adormece el seno y toma **pequeñas muestras de tejido** con una aguja. Dura unos *20 minutos*.

### Qué llevar

1. Una lista de sus medicinas
2. Alguien que la lleve a casa
   - o el teléfono de un taxi

> Pregunte cuándo estará el resultado y quién la llamará.

Lea [qué dice el informe](entry:pathology-report) o llame al [1-800-422-6237](tel:+18004226237).
H<sub>2</sub>O, 10<sup>9</sup>, <u>subrayado</u>, ~~tachado~~ y \`código\` están aquí para que no falte nada.

---

El resultado suele llegar en una semana.`,
  },
});
