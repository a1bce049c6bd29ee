import { type AboutDeviceValue, anyText, deviceValue } from '#app/browser/device-value.ts';
import type { WrittenKey } from './written-keys.ts';

/** The questions of somebody without an account, as JSON: see `features/device-questions/`. A quick exit clears it, chosen or not. */
export default deviceValue('questions' satisfies WrittenKey, anyText);

export const about: AboutDeviceValue = {
  en: {
    holds: 'the questions for your care team that you wrote down without an account, with their answers',
    kept: 'when you write one, until you clear them, take them into an account or leave quickly',
  },
  es: {
    holds: 'las preguntas para su equipo médico que anotó sin cuenta, con sus respuestas',
    kept: 'al escribir una, hasta que las borre, las pase a una cuenta o salga rápido',
  },
};
