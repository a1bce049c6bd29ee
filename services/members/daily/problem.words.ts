import type { Locale } from '#config/locale.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import { type DayProblem, longest, mostSleep } from './shared.ts';

/** Why an answer is refused, in words that stand behind the name of its field. */
export const dayProblemWords: Readonly<Record<DayProblem, Said>> = {
  strength: { en: 'choose a number from 0 to 10.', es: 'elija un número del 0 al 10.' },
  hours: {
    en: `write a number of hours from 0 to ${mostSleep}, such as 7 or 6.5.`,
    es: `escriba un número de horas de 0 a ${mostSleep}, como 7 o 6.5.`,
  },
  temperature: {
    en: 'write it as the thermometer shows it, such as 98.6 or 37. We take 86 to 113 as °F, and 30 to 45 as °C.',
    es: 'escríbala como la muestra el termómetro, por ejemplo 98.6 o 37. De 86 a 113 la tomamos como °F; de 30 a 45, como °C.',
  },
  weight: {
    en: 'write a number, such as 150.5, and choose pounds or kilograms.',
    es: 'escriba un número, como 150.5, y elija libras o kilos.',
  },
  'too-long': {
    en: `this is too long. Notes can have ${longest.notes} characters, other medicines ${longest.otherMedicines}.`,
    es: `es demasiado largo. Las notas pueden tener ${longest.notes} caracteres; las otras medicinas, ${longest.otherMedicines}.`,
  },
  future: { en: 'That day has not come yet. Choose today or a day before.', es: 'Ese día todavía no llega. Elija hoy o un día anterior.' },
  'too-early': {
    en: 'That is no day that a log can begin with. Choose a later one.',
    es: 'El diario no puede tener un día así. Elija uno más reciente.',
  },
  nothing: {
    en: 'There is nothing to save yet. Answer one thing, whichever you like.',
    es: 'Todavía no hay nada que guardar. Responda una sola cosa, la que quiera.',
  },
  medicine: { en: 'choose from the list, or write it under other medicines.', es: 'elija de la lista o escríbala en otras medicinas.' },
  unit: { en: 'choose pounds or kilograms.', es: 'elija libras o kilos.' },
};

/** A problem in words. With a field they begin with its name; without, they stand alone. */
export function dayProblemIn(locale: Locale, code: DayProblem, label: string | null): string {
  const words = dayProblemWords[code][locale];
  return label === null ? words : `${label}: ${words}`;
}
