import { type SignTable, signTableSchema } from './signs.ts';

const source = { title: 'A sample', publisher: 'Nobody', year: 2026, url: 'https://sample.example/' };

/** The few signs that the example of a call box lists, for what shows or tests one without a library. */
export const sampleSigns: SignTable = signTableSchema.parse({
  situations: {
    chemo: {
      en: { label: 'During chemo', recognised: ['chemo', 'chemotherapy'] },
      es: { label: 'Durante la quimio', recognised: ['quimio', 'quimioterapia'] },
      treatments: ['chemotherapy'],
    },
  },
  signs: {
    'chest-pain': {
      recognised: { en: ['chest pain'], es: ['dolor en el pecho'] },
      rows: [
        {
          id: 'chest-pain',
          urgency: 'emergency',
          en: 'Pain or pressure in your chest',
          es: 'Dolor o presión en el pecho',
          sources: ['sample'],
        },
      ],
    },
    fever: {
      recognised: { en: ['fever', '100.4 °F'], es: ['fiebre', '38 °C'] },
      rows: [
        {
          id: 'fever-on-chemo',
          situation: 'chemo',
          urgency: 'at-once',
          en: 'A temperature of **100.4 °F (38 °C)** or more',
          es: 'Una temperatura de **38 °C (100.4 °F)** o más',
          sources: ['sample'],
        },
      ],
    },
    chills: {
      recognised: { en: ['chills'], es: ['escalofríos'] },
      rows: [
        {
          id: 'chills-on-chemo',
          situation: 'chemo',
          urgency: 'at-once',
          en: 'Chills that make you shake',
          es: 'Escalofríos con temblor',
          sources: ['sample'],
        },
      ],
    },
    lump: {
      recognised: { en: ['new lump'], es: ['bolita nueva'] },
      rows: [{ id: 'new-lump', urgency: 'this-week', en: 'A new lump', es: 'Una bolita nueva', sources: ['sample'] }],
    },
  },
  sentences: {
    'on-chemo': {
      lines: [
        { en: 'I am on chemo for breast cancer.', es: 'Estoy en quimioterapia por cáncer de mama.' },
        { en: 'Please call my oncology team.', es: 'Llamen, por favor, a mi equipo de oncología.' },
      ],
      sources: ['sample'],
    },
  },
  interpreter: { en: 'I need a Spanish interpreter.', es: 'Necesito un intérprete de español.' },
  advice: {
    crisis: {
      en: 'If you think of ending your life, tell someone now.',
      es: 'Si piensa en quitarse la vida, dígaselo ya a alguien.',
      crisis: true,
    },
    'no-fever-pills': {
      en: 'Take no pills for fever first: they can hide an infection.',
      es: 'No tome antes pastillas para la fiebre: pueden ocultar una infección.',
    },
  },
  sources: { sample: source },
});
