import { linkTypeOf } from '#services/content/model/shared.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { leafWords } from './directive-content.ts';
import { labelledLink } from './section-fields.ts';

/** The kind `link`: one link that stands by itself. */
export const link = defineSection({
  kind: 'link',
  data: labelledLink,
  directive: {
    name: 'link',
    attributes: ['href'],
    read: (directive, reader) => {
      const url = required(directive, reader, 'href');
      return { url, label: leafWords(directive, reader), linkType: linkTypeOf(url) };
    },
  },
  plainText: ({ label }) => label,
  example: {
    en: `::link[What to ask before surgery]{#before-surgery href="entry:treatment-surgery"}

::link[Cancer words, explained by the National Cancer Institute]{#cancer-words href="https://www.cancer.gov/publications/dictionaries/cancer-terms"}

::link[A page for your notes]{#page-for-notes href="https://example.org/notes.pdf"}`,
    es: `::link[Qué preguntar antes de la cirugía]{#before-surgery href="entry:treatment-surgery"}

::link[Palabras del cáncer, explicadas por el Instituto Nacional del Cáncer]{#cancer-words href="https://www.cancer.gov/espanol/publicaciones/diccionarios/diccionario-cancer"}

::link[Una hoja para sus notas]{#page-for-notes href="https://example.org/notas.pdf"}`,
  },
});
