import type { treatments } from '#services/content/model/shared.ts';
import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Value, Values } from '#services/members/vocabulary/field.ts';
import { choice, diagnosisIds, flag, partialDate, text, visibility } from '#services/members/vocabulary/kinds.ts';

const types = {
  surgery: {
    label: { en: 'Surgery', es: 'Cirugía' },
    meaning: { en: 'An operation on the breast or the armpit.', es: 'Una operación del seno o de la axila.' },
  },
  chemotherapy: {
    label: { en: 'Chemotherapy', es: 'Quimioterapia' },
    meaning: { en: 'Drugs that kill cells that divide fast.', es: 'Medicinas que matan las células que se dividen rápido.' },
    term: 'chemotherapy',
  },
  radiation: {
    label: { en: 'Radiation therapy', es: 'Radioterapia' },
    meaning: { en: 'Rays that kill cancer cells in one place.', es: 'Rayos que matan las células del cáncer en un solo lugar.' },
    term: 'radiation-therapy',
  },
  hormonal: {
    label: { en: 'Hormonal therapy', es: 'Terapia hormonal' },
    meaning: {
      en: 'Pills or shots that keep hormones from feeding the cancer.',
      es: 'Pastillas o inyecciones que le quitan al cáncer las hormonas de las que vive.',
    },
    term: 'hormonal-therapy',
  },
  targeted: {
    label: { en: 'Targeted therapy', es: 'Terapia dirigida' },
    meaning: {
      en: 'Medicine aimed at something that cancer cells have.',
      es: 'Medicina que apunta a algo que tienen las células del cáncer.',
    },
    term: 'targeted-therapy',
  },
  immunotherapy: {
    label: { en: 'Immunotherapy', es: 'Inmunoterapia' },
    meaning: {
      en: 'Medicine that helps your own defenses see the cancer.',
      es: 'Medicina que ayuda a sus propias defensas a ver el cáncer.',
    },
    term: 'immunotherapy',
  },
  metastases: {
    label: { en: 'Treatment of one metastasis', es: 'Tratamiento de una metástasis' },
    meaning: {
      en: 'Treatment of one place to which the cancer has spread, such as a bone.',
      es: 'Tratamiento de un solo lugar al que llegó el cáncer, como un hueso.',
    },
    term: 'metastasis',
  },
} as const satisfies Record<(typeof treatments)[number], Value>;

const statuses = {
  planning: {
    label: { en: 'Planned', es: 'Planeado' },
    meaning: { en: 'It has not begun yet.', es: 'Todavía no empieza.' },
  },
  undergoing: {
    label: { en: 'Going on', es: 'En curso' },
    meaning: { en: 'You are having it now.', es: 'Lo está recibiendo.' },
  },
  finished: {
    label: { en: 'Finished', es: 'Terminado' },
    meaning: { en: 'It is over, or was stopped.', es: 'Ya terminó, o se dejó.' },
  },
} as const satisfies Values;

const timings = {
  before: {
    label: { en: 'Before surgery', es: 'Antes de la cirugía' },
    meaning: { en: 'Often to shrink the tumor first.', es: 'Muchas veces para reducir antes el tumor.' },
    written: { en: 'Neoadjuvant', es: 'Neoadyuvante' },
    term: 'neoadjuvant',
  },
  after: {
    label: { en: 'After surgery', es: 'Después de la cirugía' },
    meaning: { en: 'To make it less likely that the cancer comes back.', es: 'Para que sea menos probable que el cáncer vuelva.' },
    written: { en: 'Adjuvant', es: 'Adyuvante' },
    term: 'adjuvant',
  },
  metastatic: {
    label: { en: 'For metastatic cancer', es: 'Para el cáncer metastásico' },
    meaning: { en: 'To hold a cancer that has spread.', es: 'Para frenar un cáncer que se extendió.' },
    term: 'metastatic-breast-cancer',
  },
  unknown,
} as const satisfies Values;

const visibilityValues = {
  public: {
    label: { en: 'Public', es: 'Público' },
    meaning: { en: 'Anybody who knows your username sees it.', es: 'Lo ve cualquiera que sepa su nombre de usuario.' },
  },
  private: { label: { en: 'Private', es: 'Privado' }, meaning: { en: 'Only you see it.', es: 'Solo lo ve usted.' } },
} as const satisfies Values;

const summary = (en: string, es: string) => [{ document: 'treatmentSummary', line: { en, es } }] as const;

/** What every treatment has. */
export const general = {
  type: choice(types, {
    label: { en: 'Type of treatment', es: 'Tipo de tratamiento' },
    meaning: { en: 'What kind it is.', es: 'De qué clase es.' },
    report: summary('As a heading.', 'Como título.'),
    term: 'standard-of-care',
  }),
  diagnosisIds: diagnosisIds({
    label: { en: 'For which diagnosis', es: 'Para qué diagnóstico' },
    meaning: { en: 'The diagnosis that it treats; it may be more than one.', es: 'El diagnóstico que trata; puede ser más de uno.' },
  }),
  status: choice(statuses, {
    label: { en: 'How far it is', es: 'En qué va' },
    meaning: { en: 'Whether it is planned, going on or finished.', es: 'Si está planeado, en curso o terminado.' },
  }),
  active: flag({ label: { en: 'Active', es: 'Activo' }, meaning: { en: 'You are having it now.', es: 'Lo está recibiendo.' } }, false),
};

/** When it is given. */
export const dates = {
  plannedTime: partialDate({
    label: { en: 'Planned for', es: 'Planeado para' },
    meaning: { en: 'When it is to begin, as far as you know.', es: 'Cuándo va a empezar, hasta donde sepa.' },
    report: summary('Beside “Start date”.', 'Junto a «Fecha de inicio» o “Start date”.'),
  }),
  startedAt: partialDate({
    label: { en: 'Began', es: 'Empezó' },
    meaning: {
      en: 'The day of the operation or the first dose; the year is enough.',
      es: 'El día de la operación o de la primera dosis; basta el año.',
    },
    report: summary('Beside “Start date”.', 'Junto a «Fecha de inicio» o “Start date”.'),
  }),
  finishedAt: partialDate({
    label: { en: 'Ended', es: 'Terminó' },
    meaning: { en: 'The day of the last dose; the year is enough.', es: 'El día de la última dosis; basta el año.' },
    report: summary('Beside “End date”.', 'Junto a «Fecha de término» o “End date”.'),
  }),
  timing: choice(timings, {
    label: { en: 'Before or after surgery', es: 'Antes o después de la cirugía' },
    meaning: { en: 'When it is given, as seen from the operation.', es: 'Cuándo se da, con respecto a la operación.' },
    report: summary('As “neoadjuvant” or “adjuvant”.', 'Como «neoadyuvante» o «adyuvante».'),
  }),
};

/** What a member adds. */
export const remarks = {
  preventive: flag(
    {
      label: { en: 'To lower the risk', es: 'Para reducir el riesgo' },
      meaning: { en: 'It is to prevent a cancer, not to treat one.', es: 'Es para prevenir un cáncer, no para tratarlo.' },
      term: 'risk-reducing-surgery',
    },
    false,
  ),
  notes: text(
    2000,
    {
      label: { en: 'Notes', es: 'Notas' },
      meaning: { en: 'What you want to remember; only you see it.', es: 'Lo que quiera recordar; solo lo ve usted.' },
    },
    'many',
  ),
  unrestricted: visibility(['treatment'], {
    label: { en: 'Show this treatment', es: 'Mostrar este tratamiento' },
    meaning: {
      en: 'With this, anybody who knows your username can see all that you told of it but your notes; without, only you.',
      es: 'Con esto, cualquiera que sepa su nombre de usuario puede ver todo lo que contó de él, menos sus notas; sin esto, solo usted.',
    },
  }),
  visibility: choice(visibilityValues, {
    label: { en: 'Who sees this treatment', es: 'Quién ve este tratamiento' },
    meaning: { en: 'Anybody who knows your username, or only you.', es: 'Cualquiera que sepa su nombre de usuario, o solo usted.' },
  }),
};
