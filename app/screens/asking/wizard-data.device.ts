import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

/** At which slide of the guided profile somebody was, and the id of the draft that holds the answers, on the server. */
export type WizardData = { readonly slide: number; readonly draft: string };

/** Where to go on with the guided profile. It holds nothing of health, and goes when its member signs out. */
export default deviceValue<WizardData, string>('wizardData', (kept) => (typeof kept === 'string' ? parseWizardData(kept) : undefined));

export const about: AboutDeviceValue = {
  en: {
    holds: 'which question of the guided profile you were at, and a random number that stands for your draft; no answers',
    kept: 'while you fill in the guided profile, until you finish it or sign out',
  },
  es: {
    holds: 'en qué pregunta del perfil guiado iba y un número al azar que señala su borrador; ninguna respuesta',
    kept: 'mientras llena el perfil guiado, hasta que lo termine o cierre la sesión',
  },
};

/** What `write` is given. */
export function printWizardData(data: WizardData): string {
  return JSON.stringify(data);
}

/** What was kept; undefined for anything else. @throws SyntaxError for what is no JSON, which the value reads as nothing */
export function parseWizardData(text: string): WizardData | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('slide' in value) || !('draft' in value)) return undefined;
  const { slide, draft } = value;
  return typeof slide === 'number' && Number.isInteger(slide) && typeof draft === 'string' ? { slide, draft } : undefined;
}
