import { expect, test } from 'vitest';
import { englishSyllables } from './syllables-english.ts';
import { spanishSyllables } from './syllables-spanish.ts';

const english: Record<number, string> = {
  1: 'the me breast scan nodes through judged called tongue eyes friend clothes breathes aches take changed whole don’t John’s',
  2: `cancer treated needed treatment fatigue hormone protein patient people special surgeon science quiet client being trying player beyond
    nipple nipples handled doses inches something careful safely lifestyle guideline platelets isn’t nurse’s headaches business unique`,
  3: `biopsy diagnosed diseases medicine various period radium area idea anyone employer agreement element nausea menopause caregiver
    library obvious easier violence nutrient receptor argument`,
  4: `diabetes anemia ovarian radiation diagnosis diarrhea society mastectomy lymphedema experience immediate usually annually variety
    anxiety material associate situation tamoxifen algorithm entitlement`,
  5: 'chemotherapy immediately radiologist neutropenia neoadjuvant inflammatory continuity simultaneous capecitabine metabolism',
  6: 'immunotherapy osteoporosis responsibility fluorouracil fibroadenoma',
};

const spanish: Record<number, string> = {
  1: 'y muy hoy rey ley que quien guion vio dio fue seis buey mal pie piel',
  2: `cáncer día tía mamá pecho sangre quiero guerra guía huevo hueso ciudad causa baúl país raíz río agua oír reír búho aún maíz mayo
    quince miedo limpiáis prohibir biopsia ganglio ahí viuda`,
  3: `médico mamario poeta reúne oído creemos chiita alcohol toalla pingüino tejido hígado ahora vergüenza cuídate prohíbe tarea ahumado
    leído cohete construía núcleo desahucio psiquiatra Uruguay`,
  4: 'vehículo cirugía aéreo zoólogo antigüedad averigüe tratamiento enfermera diagnóstico lingüística linfático paranoia',
  5: 'radiografía radioterapia quimioterapia mastectomía oncología mamografía',
  6: 'inmunoterapia hormonoterapia',
};

const each = (lists: Record<number, string>) =>
  Object.entries(lists).flatMap(([count, words]) => words.split(/\s+/).map((word) => [word, Number(count)] as const));

test.each(each(english))('%s, in English: %i', (word, count) => {
  expect(englishSyllables(word)).toBe(count);
});

test.each(each(spanish))('%s, in Spanish: %i', (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

test('the parts of a hyphenated word add up, and a word of no vowels is one syllable at least', () => {
  expect(englishSyllables('triple-negative')).toBe(5);
  expect(spanishSyllables('médico-paciente')).toBe(6);
  expect(englishSyllables('nth')).toBe(1);
  expect(spanishSyllables('brrr')).toBe(1);
  // Accents may come apart from their letters.
  expect(spanishSyllables('cirugía'.normalize('NFD'))).toBe(4);
});
