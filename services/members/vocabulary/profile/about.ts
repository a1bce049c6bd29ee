import type { personas } from '#services/content/model/shared.ts';
import type { Values } from '#services/members/vocabulary/field.ts';
import { choice, choices, country, date, region, text, timeZone, url } from '#services/members/vocabulary/kinds.ts';

const personaValues = {
  'newly-diagnosed': {
    label: { en: 'Newly diagnosed', es: 'Con un diagnóstico reciente' },
    meaning: { en: 'You learned of the cancer not long ago.', es: 'Se enteró del cáncer hace poco.' },
  },
  'in-treatment': {
    label: { en: 'In treatment', es: 'En tratamiento' },
    meaning: { en: 'You are having treatment now.', es: 'Está recibiendo tratamiento.' },
  },
  'finished-treatment': {
    label: { en: 'Finished treatment', es: 'Terminó el tratamiento' },
    meaning: {
      en: 'The main treatment is over; you may still take daily pills.',
      es: 'El tratamiento principal ya pasó, aunque quizá siga con pastillas diarias.',
    },
  },
  metastatic: {
    label: { en: 'Living with metastatic disease', es: 'Vive con cáncer metastásico' },
    meaning: {
      en: 'The cancer has reached a distant part of your body.',
      es: 'El cáncer llegó a una parte del cuerpo lejos del seno.',
    },
    term: 'metastatic-breast-cancer',
  },
  'caring-for-someone': {
    label: { en: 'Caring for someone', es: 'Cuida a alguien' },
    meaning: { en: 'Somebody close to you has breast cancer.', es: 'Alguien cercano tiene cáncer de mama.' },
  },
  'concerned-about-risk': {
    label: { en: 'Concerned about risk', es: 'Le preocupa su riesgo' },
    meaning: {
      en: 'You have no breast cancer, and want to know your risk or lower it.',
      es: 'No tiene cáncer de mama y quiere conocer su riesgo o reducirlo.',
    },
  },
} as const satisfies Record<(typeof personas)[number], Values[string]>;

const sexes = {
  female: {
    label: { en: 'Female', es: 'Femenino' },
    meaning: { en: 'You were born with a female body.', es: 'Nació con un cuerpo femenino.' },
  },
  male: {
    label: { en: 'Male', es: 'Masculino' },
    meaning: {
      en: 'You were born with a male body; men get breast cancer too.',
      es: 'Nació con un cuerpo masculino; a los hombres también les da cáncer de mama.',
    },
  },
  intersex: {
    label: { en: 'Intersex', es: 'Intersexual' },
    meaning: {
      en: 'You were born with a body that is not plainly one or the other.',
      es: 'Nació con un cuerpo que no es del todo femenino ni masculino.',
    },
  },
} as const satisfies Values;

/** The codes are the specification's. */
const ethnicities = {
  ASHKENAZI: {
    label: { en: 'Ashkenazi Jewish', es: 'Judío asquenazí' },
    meaning: {
      en: 'Your family has Jewish roots in Central or Eastern Europe; some inherited changes are more common there.',
      es: 'Su familia es judía de Europa central u oriental; ahí algunos cambios heredados son más comunes.',
    },
  },
  ASIAN: {
    label: { en: 'Asian', es: 'Asiático' },
    meaning: { en: 'Your family has roots in Asia.', es: 'Su familia viene de Asia.' },
  },
  HISPANIC_LATIN_AMERICAN: {
    label: { en: 'Hispanic or Latin American', es: 'Hispano o latinoamericano' },
    meaning: { en: 'Your family has roots in Latin America or Spain.', es: 'Su familia viene de América Latina o de España.' },
  },
  BLACK_AFRICAN_AMERICAN: {
    label: { en: 'Black or African American', es: 'Negro o afroamericano' },
    meaning: { en: 'Your family has roots in Africa or the Black diaspora.', es: 'Su familia es de origen africano o afrodescendiente.' },
  },
  NATIVE_AMERICAN: {
    label: { en: 'Native American', es: 'Indígena americano' },
    meaning: { en: 'Your family belongs to a Native people of the Americas.', es: 'Su familia es de un pueblo originario de América.' },
  },
  WHITE: {
    label: { en: 'White', es: 'Blanco' },
    meaning: {
      en: 'Your family has roots in Europe, the Middle East or North Africa.',
      es: 'Su familia viene de Europa, Medio Oriente o el norte de África.',
    },
  },
  OTHER: {
    label: { en: 'Another', es: 'Otro' },
    meaning: { en: 'None of these says it well.', es: 'Ninguno de los anteriores lo dice bien.' },
  },
} as const satisfies Values;

/** Who a member is. */
export const about = {
  persona: choice(personaValues, {
    label: { en: 'Where you are now', es: 'En qué momento está' },
    meaning: { en: 'What fits your life with breast cancer today.', es: 'Lo que mejor describe hoy su vida con el cáncer de mama.' },
  }),
  birthdate: date({
    label: { en: 'Date of birth', es: 'Fecha de nacimiento' },
    meaning: {
      en: 'You have to be at least 18; your age also matters for treatment and risk.',
      es: 'Hay que tener al menos 18 años; la edad también cuenta para el tratamiento y el riesgo.',
    },
  }),
  sex: choice(sexes, {
    label: { en: 'Sex at birth', es: 'Sexo de nacimiento' },
    meaning: {
      en: 'The body you were born with, since it decides which questions make sense.',
      es: 'El cuerpo con el que nació, porque de eso depende qué preguntas tienen sentido.',
    },
  }),
  ethnicity: choices(ethnicities, {
    label: { en: 'Ethnicity', es: 'Origen étnico' },
    meaning: {
      en: 'Where your family comes from; choose all that fit.',
      es: 'De dónde viene su familia; marque todo lo que corresponda.',
    },
  }),
  tagline: text(120, {
    label: { en: 'Tagline', es: 'Lema' },
    meaning: { en: 'One line about yourself, below your name.', es: 'Una línea sobre usted, debajo de su nombre.' },
  }),
  bio: text(
    2000,
    {
      label: { en: 'Biography', es: 'Biografía' },
      meaning: { en: 'Whatever you would like others to know about you.', es: 'Lo que quiera que las demás personas sepan de usted.' },
    },
    'many',
  ),
  occupation: text(100, {
    label: { en: 'Occupation', es: 'Ocupación' },
    meaning: { en: 'What you do or did, paid or not.', es: 'A qué se dedica o se dedicaba, con sueldo o sin él.' },
  }),
  homepage: url(200, {
    label: { en: 'Website', es: 'Página web' },
    meaning: { en: 'The address of a page of your own.', es: 'La dirección de una página suya.' },
  }),
};

/** Where a member lives. */
export const place = {
  city: text(100, {
    label: { en: 'City', es: 'Ciudad' },
    meaning: { en: 'The city or town you live in.', es: 'La ciudad o el pueblo donde vive.' },
  }),
  state: region(100, {
    label: { en: 'State or province', es: 'Estado o provincia' },
    meaning: { en: 'The state, province or region you live in.', es: 'El estado, la provincia o la región donde vive.' },
  }),
  country: country({
    label: { en: 'Country', es: 'País' },
    meaning: { en: 'The country you live in.', es: 'El país donde vive.' },
  }),
  timeZone: timeZone({
    label: { en: 'Time zone', es: 'Zona horaria' },
    meaning: {
      en: 'It decides when your day begins and ends, for dates and reminders.',
      es: 'Indica cuándo empieza y termina su día, para las fechas y los avisos.',
    },
  }),
};
