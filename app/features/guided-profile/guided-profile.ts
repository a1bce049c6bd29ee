import wizardData, { printWizardData, type WizardData } from './wizard-data.device.ts';

/** Remembers where somebody is in the guided profile, on this device. What they answered lies on the server. */
export function rememberPlace(place: WizardData): void {
  wizardData.write(printWizardData(place));
}

/** Where somebody was, if it was this draft. */
export function placeIn(draft: string): number | null {
  const kept = wizardData.read();
  return kept?.draft === draft ? kept.slide : null;
}

/** The draft is finished, or its member signs out; a session that merely ends forgets nothing. */
export function forgetPlace(): void {
  wizardData.write(undefined);
}
