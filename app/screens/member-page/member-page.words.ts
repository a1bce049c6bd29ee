import { type WordsOf, words } from '#app/i18n/words.ts';

/** The page on which anybody sees what a member made public. Its labels speak of somebody else; those of the settings, to the member. */
export const memberPageWords = words({
  'memberPage.about': { en: 'About {username}', es: 'Sobre {username}' },
  'memberPage.health': { en: 'Health and family', es: 'Salud y familia' },
  'memberPage.fact.persona': { en: 'Today', es: 'Hoy' },
  'memberPage.fact.occupation': { en: 'Occupation', es: 'Ocupación' },
  'memberPage.fact.place': { en: 'Lives in', es: 'Vive en' },
  'memberPage.fact.timeZone': { en: 'Time zone', es: 'Zona horaria' },
  'memberPage.fact.birthdate': { en: 'Date of birth', es: 'Fecha de nacimiento' },
  'memberPage.fact.sex': { en: 'Sex at birth', es: 'Sexo de nacimiento' },
  'memberPage.fact.ethnicity': { en: 'Ethnicity', es: 'Origen étnico' },
  'memberPage.fact.menopausalStatus': { en: 'Menopause', es: 'Menopausia' },
  'memberPage.fact.additionalRisks': { en: 'Other risk factors', es: 'Otros factores de riesgo' },
  'memberPage.fact.familyHistory': { en: 'Cancer in the family', es: 'Cáncer en la familia' },
  'memberPage.fact.hadGeneticTesting': { en: 'Had a genetic test', es: 'Se hizo una prueba genética' },
  'memberPage.fact.brca': { en: 'Result of the genetic test', es: 'Resultado de la prueba genética' },
  'memberPage.fact.brcaValue': { en: 'Genes with a change', es: 'Genes con un cambio' },
  'memberPage.fact.brcaTestDate': { en: 'Date of the genetic test', es: 'Fecha de la prueba genética' },
  'memberPage.diagnoses': {
    en: '{count, plural, one {Diagnosis} other {Diagnoses}}',
    es: '{count, plural, one {Diagnóstico} other {Diagnósticos}}',
  },
  'memberPage.treatments': {
    en: '{count, plural, one {Treatment} other {Treatments}}',
    es: '{count, plural, one {Tratamiento} other {Tratamientos}}',
  },
  'memberPage.lines': { en: 'In detail', es: 'En detalle' },
  'memberPage.note': {
    en: 'What stands here, {username} chose to show. It tells of one person, and is no medical advice: what helped somebody else may not be right for you.',
    es: 'Lo que está aquí lo muestra {username} por decisión propia. Habla de una sola persona y no es un consejo médico: lo que le sirvió a alguien puede no ser lo mejor para usted.',
  },
  'memberPage.report': { en: 'Is something wrong with this page? Write to us', es: '¿Hay algo mal en esta página? Escríbanos' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof memberPageWords> {}
}
