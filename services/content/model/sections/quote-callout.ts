import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { z } from 'zod';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { defineSection } from './define-section.ts';
import { attribute, readAuthor } from './directive-attributes.ts';
import { contentOf } from './directive-content.ts';
import { author, image, lines, oneOf, titledLink } from './section-fields.ts';

/** In content, `personal-story` and the like; the callout's heading follows from it. */
const quoteVariations = ['general', 'expert', 'personal-story', 'community'] as const;

/** How much a general callout matters; without one it is a note. */
const levels = ['emergency', 'urgent'] as const;

export const quoteCallout = defineSection({
  kind: 'quoteCallout',
  data: z.strictObject({
    quote: documentSchema,
    variation: oneOf(quoteVariations),
    level: oneOf(levels).optional(),
    author: author.extend({ image: image.optional(), text: documentSchema.optional() }).optional(),
    link: titledLink.optional(),
  }),
  directive: {
    name: 'quote-callout',
    attributes: ['variation', 'level', 'author', 'author-title', 'author-image', 'author-image-alt', 'href', 'link-title'],
    read: (directive, reader) => {
      const href = attribute(directive, 'href');
      const title = attribute(directive, 'link-title');
      const level = attribute(directive, 'level');
      if (title && !href) reader.problem(directive, 'a link-title needs an href');
      if (level !== undefined && attribute(directive, 'variation') !== 'general')
        reader.problem(directive, 'only a general callout has a level');
      const [about, words] = aboutAuthor(contentOf(directive, reader));
      const by = readAuthor(directive, reader);
      const assetId = attribute(directive, 'author-image');
      if ((about || assetId) && !by) reader.problem(directive, 'what is said or shown of an author needs an author');
      return {
        quote: reader.richText(words),
        variation: attribute(directive, 'variation') ?? '',
        level,
        author: by && {
          ...by,
          image: assetId ? { assetId, alt: attribute(directive, 'author-image-alt') || undefined } : undefined,
          text: about ? reader.richText(about.children) : undefined,
        },
        link: href ? { href, title } : undefined,
      };
    },
  },
  plainText: ({ quote, author }) => lines(plainText(quote), author?.name, author?.title, author?.text && plainText(author.text)),
  example: {
    en: `:::quote-callout{#before-you-leave variation="general"}
**Before you leave a visit,** ask:

- whom you can call at night
- when you will hear the result
:::

:::quote-callout{#not-today variation="general" level="urgent"}
**Is it urgent?** Nobody reads this mailbox at night. Call your care team.
:::

:::quote-callout{#now variation="general" level="emergency"}
Call 911, or the number where you live.
:::

:::quote-callout{#ask-again variation="expert" author="Sample nurse" author-title="Infusion center" href="entry:pathology-report" link-title="Words in a pathology report"}
Nobody expects you to know these words. Stop us, and ask again.
:::

:::quote-callout{#ten-minutes variation="personal-story" author="Sample writer" href="entry:personal-stories"}
For a week I only planned the next ten minutes. Then I planned a whole morning.
:::

::::quote-callout{#second-opinion variation="community" author="Sample member" author-title="Two years after surgery" author-image="botanicals" href="entry:about-you-newly-diagnosed"}
I asked for a second opinion. My surgeon gave me the name herself.
:::author
She is an illustrative composite, made up from what many people tell.
:::
::::`,
    es: `:::quote-callout{#before-you-leave variation="general"}
**Antes de salir de la consulta,** pregunte:

- a quién puede llamar de noche
- cuándo le darán el resultado
:::

:::quote-callout{#not-today variation="general" level="urgent"}
**¿Es urgente?** De noche nadie lee este correo. Llame a su equipo médico.
:::

:::quote-callout{#now variation="general" level="emergency"}
Llame al 911 o al número de su país.
:::

:::quote-callout{#ask-again variation="expert" author="Enfermera de muestra" author-title="Centro de infusión" href="entry:pathology-report" link-title="Las palabras de un informe de patología"}
Nadie espera que usted conozca estas palabras. Interrúmpanos y vuelva a preguntar.
:::

:::quote-callout{#ten-minutes variation="personal-story" author="Escritora de muestra" href="entry:personal-stories"}
Durante una semana solo planeaba los diez minutos siguientes. Después planeé una mañana entera.
:::

::::quote-callout{#second-opinion variation="community" author="Participante de muestra" author-title="Dos años después de la cirugía" author-image="botanicals" href="entry:about-you-newly-diagnosed"}
Pedí una segunda opinión. Mi cirujana misma me dio el nombre.
:::author
Es un retrato ilustrativo que reúne lo que cuentan muchas personas.
:::
::::`,
  },
});

/** The `:::author` block that says more of the author, if there is one, and what is left without it. */
function aboutAuthor(content: readonly RootContent[]): [ContainerDirective | undefined, RootContent[]] {
  const about = content.find((node) => node.type === 'containerDirective' && node.name === 'author');
  return [about?.type === 'containerDirective' ? about : undefined, content.filter((node) => node !== about)];
}
