import type { treatments } from '#services/content/model/shared.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import type { SymptomId } from './shared.ts';

type Symptom = Said & {
  /** The treatments that often bring it; it is offered to everybody who names it, and first to who has one of these. */
  fits: readonly (typeof treatments)[number][] | 'everybody';
  /** Signs of `content/signs.yaml` that it may be. */
  signs: readonly string[];
  /** From this strength on its signs are shown open; below, they can be opened. */
  opensAt: number;
};

/**
 * What there is to know of each symptom. Which treatment brings what: the articles on each treatment, and the sources they name.
 */
export const symptoms = {
  tired: { en: 'Tiredness', es: 'Cansancio', fits: 'everybody', signs: ['tired'], opensAt: 7 },
  worry: { en: 'Worry or low spirits', es: 'Angustia o desánimo', fits: 'everybody', signs: [], opensAt: 7 },
  nausea: {
    ...{ en: 'Nausea', es: 'Náuseas' },
    fits: ['chemotherapy', 'targeted', 'immunotherapy'],
    ...{ signs: ['vomiting'], opensAt: 7 },
  },
  vomiting: { en: 'Vomiting', es: 'Vómito', fits: ['chemotherapy', 'targeted', 'immunotherapy'], signs: ['vomiting'], opensAt: 1 },
  appetite: { en: 'Trouble eating', es: 'Dificultad para comer', fits: ['chemotherapy'], signs: ['eating'], opensAt: 5 },
  'mouth-sores': { en: 'Sore mouth', es: 'Llagas en la boca', fits: ['chemotherapy', 'targeted'], signs: ['eating'], opensAt: 1 },
  diarrhea: { en: 'Diarrhea', es: 'Diarrea', fits: ['chemotherapy', 'targeted', 'immunotherapy'], signs: ['diarrhea'], opensAt: 1 },
  constipation: { en: 'Constipation', es: 'Estreñimiento', fits: ['chemotherapy'], signs: ['constipation'], opensAt: 5 },
  numbness: {
    ...{ en: 'Numb or tingling hands or feet', es: 'Manos o pies dormidos o con hormigueo' },
    ...{ fits: ['chemotherapy'], signs: ['nerves', 'spine'], opensAt: 4 },
  },
  'joint-pain': {
    en: 'Aching joints',
    es: 'Dolor de articulaciones',
    fits: ['hormonal', 'chemotherapy'],
    signs: ['bone-pain'],
    opensAt: 7,
  },
  'hot-flashes': { en: 'Hot flashes', es: 'Bochornos', fits: ['hormonal', 'chemotherapy'], signs: ['sweats'], opensAt: 7 },
  skin: {
    ...{ en: 'Sore, red or itchy skin', es: 'Piel irritada, roja o con comezón' },
    ...{ fits: ['radiation', 'targeted', 'immunotherapy'], signs: ['rash', 'infection'], opensAt: 4 },
  },
  swelling: {
    ...{ en: 'A heavy or swollen arm', es: 'Brazo pesado o hinchado' },
    ...{ fits: ['surgery', 'radiation'], signs: ['arm-swelling', 'red-arm'], opensAt: 1 },
  },
  wound: { en: 'Trouble with a wound', es: 'Molestias en la herida', fits: ['surgery'], signs: ['wound'], opensAt: 1 },
  cough: { en: 'Cough', es: 'Tos', fits: ['immunotherapy', 'targeted', 'radiation'], signs: ['cough'], opensAt: 1 },
  breath: { en: 'Short of breath', es: 'Falta de aire', fits: ['immunotherapy', 'targeted'], signs: ['breath', 'chest-pain'], opensAt: 1 },
  headache: { en: 'Headache', es: 'Dolor de cabeza', fits: ['metastases'], signs: ['headache', 'stroke'], opensAt: 4 },
  thinking: {
    ...{ en: 'Trouble thinking clearly', es: 'Dificultad para pensar con claridad' },
    ...{ fits: ['chemotherapy', 'hormonal'], signs: ['thinking', 'confusion'], opensAt: 7 },
  },
} as const satisfies Readonly<Record<SymptomId, Symptom>>;
