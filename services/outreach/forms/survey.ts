import { defineOutreach } from '../define-outreach.ts';
import { consent, longText, oneOf, someOf } from '../fields.ts';

const uptoThousand = { en: 'Up to 1,000 characters.', es: 'Hasta 1,000 caracteres.' };

/** The visitor survey: a page a topic, under five minutes, and nobody is asked who they are. */
export const surveyForm = defineOutreach({
  id: 'survey',
  name: 'Visitor survey',
  fields: {
    stage: oneOf({
      label: { en: 'What brings you here?', es: '¿Qué le trae por aquí?' },
      isOptional: true,
      options: [
        { value: 'diagnosed', label: { en: 'I was just diagnosed', es: 'Acaban de darme el diagnóstico' } },
        { value: 'treatment', label: { en: 'I am in treatment', es: 'Estoy en tratamiento' } },
        { value: 'finished', label: { en: 'I finished treatment', es: 'Terminé el tratamiento' } },
        { value: 'metastatic', label: { en: 'I live with metastatic disease', es: 'Vivo con cáncer metastásico' } },
        { value: 'caring', label: { en: 'I care for somebody', es: 'Cuido a alguien' } },
        { value: 'risk', label: { en: 'I am concerned about my risk', es: 'Me preocupa mi riesgo' } },
        { value: 'work', label: { en: 'I work or teach in this field', es: 'Trabajo o enseño en este campo' } },
        { value: 'else', label: { en: 'Something else', es: 'Otra cosa' } },
      ],
    }),
    sought: someOf({
      label: { en: 'What did you come to find?', es: '¿Qué vino a buscar?' },
      hint: { en: 'Tick all that fit.', es: 'Marque todo lo que corresponda.' },
      isOptional: true,
      options: [
        { value: 'words', label: { en: 'What a word or a result means', es: 'Qué significa una palabra o un resultado' } },
        { value: 'treatment', label: { en: 'A treatment, or its side effects', es: 'Un tratamiento o sus efectos secundarios' } },
        { value: 'signs', label: { en: 'Signs, screening or tests', es: 'Señales, detección o pruebas' } },
        { value: 'living', label: { en: 'How to live with it: work, money, family', es: 'Cómo vivir con esto: trabajo, dinero, familia' } },
        { value: 'people', label: { en: 'Other people, or their stories', es: 'A otras personas o sus historias' } },
        { value: 'news', label: { en: 'News of research', es: 'Noticias de investigación' } },
        { value: 'help', label: { en: 'Somebody to call', es: 'A quién llamar' } },
      ],
    }),
    found: oneOf({
      label: { en: 'Did you find it?', es: '¿Lo encontró?' },
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
        { value: 'partly', label: { en: 'In part', es: 'En parte' } },
        { value: 'no', label: { en: 'No', es: 'No' } },
        { value: 'looking', label: { en: 'I am still looking', es: 'Todavía estoy buscando' } },
      ],
    }),
    missing: longText({
      label: { en: 'What is missing that would have helped you?', es: '¿Qué falta que le habría ayudado?' },
      hint: uptoThousand,
      isOptional: true,
      most: 1_000,
    }),
    clear: oneOf({
      label: { en: 'How easy was it to understand what you read?', es: '¿Qué tan fácil fue entender lo que leyó?' },
      options: [
        { value: 'very', label: { en: 'Very easy', es: 'Muy fácil' } },
        { value: 'mostly', label: { en: 'Mostly easy', es: 'Casi todo fácil' } },
        { value: 'hard', label: { en: 'Often hard', es: 'Muchas veces difícil' } },
        { value: 'very-hard', label: { en: 'Very hard', es: 'Muy difícil' } },
      ],
    }),
    twice: longText({
      label: { en: 'Which word or sentence did you have to read twice?', es: '¿Qué palabra o frase tuvo que leer dos veces?' },
      hint: uptoThousand,
      isOptional: true,
      most: 1_000,
    }),
    wrong: longText({
      label: { en: 'Was anything wrong, out of date or hurtful?', es: '¿Había algo equivocado, viejo o hiriente?' },
      hint: {
        en: 'If you can, say on which page. Up to 1,000 characters.',
        es: 'Si puede, diga en qué página. Hasta 1,000 caracteres.',
      },
      isOptional: true,
      most: 1_000,
    }),
    next: oneOf({
      label: { en: 'Would you tell a friend to read here?', es: '¿Le diría a una amistad que lea aquí?' },
      isOptional: true,
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
        { value: 'maybe', label: { en: 'Perhaps', es: 'Tal vez' } },
        { value: 'no', label: { en: 'No', es: 'No' } },
      ],
    }),
    consent: consent({
      label: {
        en: 'I agree that my answers are kept for up to a year and used to make this site better. They may tell something about my health. Nobody asks who I am.',
        es: 'Acepto que mis respuestas se guarden hasta un año y se usen para mejorar este sitio. Pueden decir algo sobre mi salud. Nadie pregunta quién soy.',
      },
    }),
  },
  steps: [
    {
      title: { en: 'You', es: 'Usted' },
      lead: { en: 'You can leave out any question that says “optional”.', es: 'Puede saltarse toda pregunta que diga «opcional».' },
      fields: ['stage', 'sought'],
    },
    { title: { en: 'What you were looking for', es: 'Lo que buscaba' }, fields: ['found', 'missing'] },
    { title: { en: 'How it reads', es: 'Cómo se lee' }, fields: ['clear', 'twice'] },
    { title: { en: 'What to mend', es: 'Qué corregir' }, fields: ['wrong', 'next', 'consent'] },
  ],
  submit: { en: 'Send my answers', es: 'Enviar mis respuestas' },
  desk: () => 'content',
  keptDays: 365,
});
