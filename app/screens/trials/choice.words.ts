import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a search is asked with, on the page of the search and in the profile. */
export const trialChoiceWords = words({
  'trials.field.zip': { en: 'ZIP code', es: 'Código postal (ZIP)' },
  'trials.field.zip.hint': { en: 'Five digits, United States or Puerto Rico', es: 'Cinco dígitos, de Estados Unidos o Puerto Rico' },
  'trials.field.distance': { en: 'How far you can travel', es: 'Hasta dónde puede viajar' },
  'trials.distance': { en: 'Within {miles} miles', es: 'Hasta {miles} millas' },
  'trials.distance.anywhere': { en: 'Anywhere', es: 'En cualquier lugar' },
  'trials.field.setting': { en: 'Where the cancer is', es: 'Dónde está el cáncer' },
  'trials.field.subtype': { en: 'Receptors', es: 'Receptores' },
  'trials.any': { en: 'Any, or I don’t know', es: 'Cualquiera, o no lo sé' },
  'trials.setting.early': { en: 'Early stage (0 to III)', es: 'Etapa temprana (0 a III)' },
  'trials.setting.metastatic': { en: 'Metastatic (stage IV)', es: 'Metastásico (etapa IV)' },
  'trials.subtype.hormone-positive': { en: 'Hormone receptor-positive', es: 'Receptores hormonales positivos' },
  'trials.subtype.her2-positive': { en: 'HER2-positive', es: 'HER2 positivo' },
  'trials.subtype.her2-low': { en: 'HER2-low', es: 'HER2 bajo' },
  'trials.subtype.triple-negative': { en: 'Triple-negative', es: 'Triple negativo' },
  'trial.save': { en: 'Save this trial', es: 'Guardar este estudio' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof trialChoiceWords> {}
}
