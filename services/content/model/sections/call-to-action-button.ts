import { z } from 'zod';
import { linkUrl } from '#services/content/model/references.ts';
import { buttonStylings } from '#services/content/model/shared.ts';
import { defineSection } from './define-section.ts';
import { attribute, required } from './directive-attributes.ts';
import { leafWords } from './directive-content.ts';
import { label, oneOf } from './section-fields.ts';

export const callToActionButton = defineSection({
  kind: 'callToActionButton',
  data: z.strictObject({ label, url: linkUrl, styling: oneOf(buttonStylings) }),
  directive: {
    name: 'call-to-action-button',
    attributes: ['href', 'styling'],
    read: (directive, reader) => ({
      label: leafWords(directive, reader),
      url: required(directive, reader, 'href'),
      styling: attribute(directive, 'styling') ?? 'Primary',
    }),
  },
  plainText: ({ label }) => label,
  example: {
    en: `::call-to-action-button[Ways to give]{#give href="entry:about-us-ways-to-give" styling="Donate"}

::call-to-action-button[Read your pathology report]{#read-your-report href="entry:pathology-report"}

::call-to-action-button[See the helplines]{#see-the-helplines href="/helplines" styling="Secondary"}`,
    es: `::call-to-action-button[Formas de donar]{#give href="entry:about-us-ways-to-give" styling="Donate"}

::call-to-action-button[Entienda su informe de patología]{#read-your-report href="entry:pathology-report"}

::call-to-action-button[Ver las líneas de ayuda]{#see-the-helplines href="/es/lineas-de-ayuda" styling="Secondary"}`,
  },
});
