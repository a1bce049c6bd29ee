import { type AboutDeviceValue, anyText, deviceValue } from '#app/browser/device-value.ts';
import type { WrittenKey } from './written-keys.ts';

/** The daily log of somebody without an account, as JSON: see `features/device-log/device-log.ts`. A quick exit clears it, chosen or not. */
export default deviceValue('daily-log' satisfies WrittenKey, anyText);

export const about: AboutDeviceValue = {
  en: {
    holds: 'the days that you wrote down in a daily log without an account',
    kept: 'when you save a day, until you clear them, take them into an account or leave quickly',
  },
  es: {
    holds: 'los días que anotó en un diario sin cuenta',
    kept: 'al guardar un día, hasta que los borre, los pase a una cuenta o salga rápido',
  },
};
