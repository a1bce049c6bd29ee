import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Values } from '#services/members/vocabulary/field.ts';
import { choices } from '#services/members/vocabulary/kinds.ts';
import { metastaticSites } from '#services/members/vocabulary/metastatic-sites.ts';

const therapies = {
  radiation: {
    label: { en: 'Radiation', es: 'Radiación' },
    meaning: {
      en: 'A few sessions, or one, to ease pain or pressure.',
      es: 'Unas pocas sesiones, o una, para aliviar el dolor o la presión.',
    },
    written: { en: 'Palliative radiation', es: 'Radioterapia paliativa' },
    term: 'radiation-therapy',
    source: 'astroBone',
  },
  stereotactic: {
    label: { en: 'Very precise radiation', es: 'Radiación muy precisa' },
    meaning: {
      en: 'Strong beams at a small spot, in one to five sessions.',
      es: 'Rayos fuertes a un punto pequeño, de una a cinco sesiones.',
    },
    written: {
      en: 'SBRT, SABR, radiosurgery (SRS), Gamma Knife, CyberKnife',
      es: 'SBRT, SABR, radiocirugía (SRS), Gamma Knife, CyberKnife',
    },
    term: 'radiation-therapy',
    source: 'acsStageFour',
  },
  'whole-brain': {
    label: { en: 'Radiation of the whole brain', es: 'Radiación de todo el cerebro' },
    meaning: {
      en: 'It is used where there are many spots.',
      es: 'Se usa cuando hay muchos focos.',
    },
    written: { en: 'WBRT', es: 'WBRT' },
    term: 'radiation-therapy',
    source: 'acsStageFour',
  },
  surgery: {
    label: { en: 'Surgery', es: 'Cirugía' },
    meaning: {
      en: 'The spot was taken out, or a bone was made firm.',
      es: 'Se sacó el foco, o se fijó un hueso.',
    },
    written: { en: 'Resection, metastasectomy, fixation', es: 'Resección, metastasectomía, fijación' },
    source: 'acsStageFour',
  },
  ablation: {
    label: { en: 'Heat or cold through a needle', es: 'Calor o frío con una aguja' },
    meaning: {
      en: 'The spot is destroyed from inside.',
      es: 'El foco se destruye desde dentro.',
    },
    written: { en: 'Ablation: RFA, microwave, cryoablation', es: 'Ablación: RFA, microondas, crioablación' },
    source: 'liverProcedures',
  },
  embolization: {
    label: { en: 'Beads into the vessels of the liver', es: 'Esferitas en los vasos del hígado' },
    meaning: {
      en: 'They block the blood of the spot, or carry chemo or radiation to it.',
      es: 'Cortan la sangre del foco, o le llevan quimio o radiación.',
    },
    written: { en: 'Embolization, TACE, radioembolization (Y-90, SIRT)', es: 'Embolización, TACE, radioembolización (Y-90, SIRT)' },
    source: 'liverProcedures',
  },
  'bone-cement': {
    label: { en: 'Cement into a bone of the spine', es: 'Cemento en un hueso de la columna' },
    meaning: {
      en: 'It makes a weak bone firm, and eases pain.',
      es: 'Da firmeza a un hueso débil y alivia el dolor.',
    },
    written: { en: 'Vertebroplasty, kyphoplasty', es: 'Vertebroplastia, cifoplastia' },
    source: 'boneProcedures',
  },
  drainage: {
    label: { en: 'Draining fluid', es: 'Sacar líquido' },
    meaning: {
      en: 'Fluid was taken from around a lung or from the belly.',
      es: 'Se sacó líquido de alrededor de un pulmón o del vientre.',
    },
    written: { en: 'Thoracentesis, paracentesis, pleural catheter', es: 'Toracocentesis, paracentesis, catéter pleural' },
    source: 'acsStageFour',
  },
  'into-spinal-fluid': {
    label: { en: 'Medicine into the spinal fluid', es: 'Medicina en el líquido de la columna' },
    meaning: {
      en: 'It reaches the thin layers around the brain and the spine.',
      es: 'Llega a las capas finas que cubren el cerebro y la médula.',
    },
    written: { en: 'Intrathecal, Ommaya reservoir', es: 'Intratecal, reservorio de Ommaya' },
    source: 'acsStageFour',
  },
  other: {
    label: { en: 'Something else', es: 'Otra cosa' },
    meaning: {
      en: 'None of these.',
      es: 'Ninguna de estas.',
    },
  },
  unknown,
} as const satisfies Values;

/** Treatment of single metastases; what goes through the whole body is another type. */
export const metastases = {
  metastasesLocations: choices(
    metastaticSites,
    {
      label: { en: 'Which place was treated', es: 'Qué lugar se trató' },
      meaning: { en: 'Where the metastasis is; choose all that fit.', es: 'Dónde está la metástasis; marque todo lo que corresponda.' },
      report: [{ document: 'treatmentSummary', line: { en: 'Beside “Site” or “Target”.', es: 'Junto a «Sitio» o “Site”.' } }],
      term: 'metastasis',
    },
    ['unknown'],
  ),
  metastasesTherapies: choices(
    therapies,
    {
      label: { en: 'What was done', es: 'Qué se hizo' },
      meaning: { en: 'How that place was treated.', es: 'Cómo se trató ese lugar.' },
      report: [
        { document: 'treatmentSummary', line: { en: 'Beside “Procedure” or “Technique”.', es: 'Junto a «Procedimiento» o “Procedure”.' } },
      ],
      term: 'metastasis',
    },
    ['unknown'],
  ),
};
