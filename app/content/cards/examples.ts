import { pathTo } from '#app/addresses/paths.ts';
import type { CardLabel } from '#app/i18n/entry-labels.ts';
import type { Locale } from '#config/locale.ts';
import type { Asset } from '#services/media/store.ts';
import type { CardProps } from './card.ts';
import { type Example, givingExamples } from './giving-examples.ts';
import { defaultPodcastPicture } from './pictures.ts';

/** What a card can be beside its label. */
const variations = [
  'large',
  'featured',
  'long title',
  'new',
  'archived',
  'promoted',
  'eyebrow',
  'Primary',
  'Secondary',
  'title alone',
] as const;

const date = '2026-10-05';
const sampleWriter = { name: 'Marisol Vega', sample: true };

/** A card of every label and of every variation. */
const examples: Record<CardLabel | (typeof variations)[number], Example> = {
  large: {
    screen: 'pathology-report',
    card: { type: 'large', label: 'Article', date },
    pictured: true,
    en: { title: 'Your pathology report', description: 'What the report says, line by line, and what to ask about it.' },
    es: { title: 'Su informe de patología', description: 'Qué dice el informe, línea por línea, y qué preguntar.' },
  },
  'Special report': {
    screen: 'treatment.clinical-trials',
    card: { type: 'large', label: 'Special report', specialReportDate: date },
    pictured: true,
    en: { title: 'Who joins a trial, and who is asked', description: 'How trials choose, and how to ask whether one is for you.' },
    es: { title: 'Quién entra en un estudio y a quién se invita', description: 'Cómo eligen los estudios y cómo preguntar por el suyo.' },
  },
  featured: {
    screen: 'personal-stories',
    card: { label: 'Personal stories', date, isFeaturedCard: true, writer: sampleWriter },
    pictured: true,
    portrayed: true,
    en: { title: 'The morning after the last session', description: 'Treatment was over. Nobody had told me how quiet it would be.' },
    es: { title: 'La mañana después de la última sesión', description: 'El tratamiento había terminado. Nadie me habló del silencio.' },
  },
  Article: {
    screen: 'treatment.chemotherapy',
    card: { label: 'Article', date },
    en: { title: 'Chemotherapy', description: 'How it is given, how you may feel, and when to call at once.' },
    es: { title: 'Quimioterapia', description: 'Cómo se administra, cómo se puede sentir y cuándo llamar enseguida.' },
  },
  'long title': {
    screen: 'treatment.hormonal-therapy',
    card: { label: 'Article', date },
    en: {
      title: 'Hormonal therapy for years: how people keep taking a pill a day',
      description: 'Reminders, side effects, and the right moment to speak up.',
    },
    es: {
      title: 'Años de terapia hormonal: cómo seguir tomando una pastilla al día',
      description: 'Recordatorios, efectos secundarios y el momento de decirlo.',
    },
  },
  new: {
    screen: 'research-news',
    card: { label: 'Article', date, isNew: true },
    pictured: true,
    en: { title: 'News of today', description: 'It was published within the last 24 hours, and says so.' },
    es: { title: 'Noticia de hoy', description: 'Se publicó en las últimas 24 horas, y lo dice.' },
  },
  archived: {
    screen: 'research-news',
    card: { label: 'Article', date: '2021-03-02', isArchived: true },
    en: { title: 'News of another year', description: 'Kept for reference. It may be out of date.' },
    es: { title: 'Noticia de otro año', description: 'Se conserva como referencia. Puede no estar al día.' },
  },
  'Op-Ed': {
    screen: 'news',
    card: { label: 'Op-Ed', date, writer: sampleWriter },
    en: { title: 'Say it in my words', description: 'Why a plain sentence in the exam room matters.' },
    es: { title: 'Dígamelo con mis palabras', description: 'Por qué importa una frase clara en la consulta.' },
  },
  'Personal stories': {
    screen: 'personal-stories',
    card: { label: 'Personal stories', date, writer: sampleWriter },
    portrayed: true,
    en: { title: 'I told my daughters at the kitchen table', description: 'What I had rehearsed, and what I said in the end.' },
    es: { title: 'Se lo conté a mis hijas en la cocina', description: 'Lo que había ensayado y lo que dije al final.' },
  },
  'Image gallery': {
    screen: 'surgical-images',
    card: { label: 'Image gallery', date },
    pictured: true,
    en: { title: 'What surgery leaves', description: 'Pictures that show scars, behind a warning.' },
    es: { title: 'Lo que deja la cirugía', description: 'Imágenes que muestran cicatrices, detrás de un aviso.' },
  },
  Podcast: {
    screen: 'podcast',
    card: { label: 'Podcast', date, duration: 1694, imageSource: defaultPodcastPicture },
    en: { title: 'Sleep, when it will not come', description: 'A nurse on nights during treatment.' },
    es: { title: 'Cuando el sueño no llega', description: 'Una enfermera habla de las noches del tratamiento.' },
  },
  Video: {
    screen: 'videos',
    card: { label: 'Video', date, duration: 3723 },
    pictured: true,
    en: { title: 'A day at the infusion center', description: 'From the front door to the way home.' },
    es: { title: 'Un día en el centro de infusión', description: 'Desde la puerta de entrada hasta el regreso a casa.' },
  },
  Event: {
    screen: 'community.virtual-meetups',
    card: { label: 'Event', date: '2026-12-03' },
    en: { title: 'Thursday evening meetup', description: 'On screen, with or without your camera.' },
    es: { title: 'Encuentro del jueves', description: 'En pantalla, con la cámara encendida o apagada.' },
  },
  'Town Hall': {
    screen: 'community.virtual-meetups',
    card: { label: 'Town Hall', date: '2026-12-10' },
    en: { title: 'Ask the oncologist', description: 'An hour of questions from everybody, answered live.' },
    es: { title: 'Pregunte al oncólogo', description: 'Una hora de preguntas de todos, respondidas en directo.' },
  },
  ...givingExamples,
  Partnerships: {
    screen: 'partnerships',
    card: { label: 'Partnerships' },
    en: { title: 'Work with us', description: 'Clinics, libraries and employers who bring the site to their people.' },
    es: { title: 'Trabaje con nosotros', description: 'Clínicas, bibliotecas y empresas que acercan el sitio a su gente.' },
  },
  Promo: {
    screen: 'newsletter',
    card: { label: 'Promo' },
    en: { title: 'One letter a month', description: 'What is new in the library, without alarm.' },
    es: { title: 'Una carta al mes', description: 'Lo nuevo de la biblioteca, sin alarmas.' },
  },
  promoted: {
    screen: 'podcast',
    card: { label: 'Promo', date },
    en: { title: 'Eating well on hard days', description: 'A series of six recipes.', promotedBy: 'Sample Foods' },
    es: { title: 'Comer bien en días difíciles', description: 'Una serie de seis recetas.', promotedBy: 'Alimentos Muestra' },
  },
  eyebrow: {
    screen: 'screening-testing',
    card: { label: 'Article', date },
    en: { title: 'Your first mammogram', description: 'What happens in the room.', eyebrowText: 'Step by step' },
    es: { title: 'Su primera mamografía', description: 'Qué pasa en la sala.', eyebrowText: 'Paso a paso' },
  },
  Primary: {
    screen: 'treatment-side-effects',
    card: { label: 'Article', buttonStyling: 'Primary' },
    en: { title: 'Side effects', description: 'When to call at once, and what helps at home.', buttonLabel: 'See the list' },
    es: { title: 'Efectos secundarios', description: 'Cuándo llamar enseguida y qué ayuda en casa.', buttonLabel: 'Ver la lista' },
  },
  Secondary: {
    screen: 'contact',
    card: { label: 'Article', buttonStyling: 'Secondary' },
    en: { title: 'Something we missed?', description: 'Tell us what you looked for.', buttonLabel: 'Write to us' },
    es: { title: '¿Nos faltó algo?', description: 'Díganos qué buscaba.', buttonLabel: 'Escríbanos' },
  },
  'title alone': {
    card: {},
    en: { title: 'It leads nowhere, and looks so' },
    es: { title: 'No lleva a ninguna parte, y se nota' },
  },
  Topic: {
    screen: 'topics',
    card: { label: 'Topic' },
    en: { title: 'Daily life', description: 'Work, sleep, food, closeness.' },
    es: { title: 'La vida diaria', description: 'El trabajo, el sueño, la comida, la intimidad.' },
  },
  Checklist: {
    screen: 'managing-life',
    card: { label: 'Checklist' },
    en: { title: 'For the first visit', description: 'What to take along.' },
    es: { title: 'Para la primera cita', description: 'Qué llevar.' },
  },
  Question: {
    screen: 'faq',
    card: { label: 'Question' },
    en: { title: 'Can I work during treatment?', description: 'Many do. It depends on the work and on the days.' },
    es: { title: '¿Puedo trabajar durante el tratamiento?', description: 'Muchas personas lo hacen. Depende del trabajo y de los días.' },
  },
  Person: {
    screen: 'about-us.team-and-board',
    card: { label: 'Person' },
    en: { title: 'Marisol Vega (sample person)', description: 'She writes about the months after.' },
    es: { title: 'Marisol Vega (persona de muestra)', description: 'Escribe sobre los meses que siguen.' },
  },
  Word: {
    screen: 'glossary',
    card: { label: 'Word' },
    en: { title: 'Margin', description: 'The edge of what the surgeon took out.' },
    es: { title: 'Margen', description: 'El borde de lo que se extirpó.' },
  },
  Organization: {
    card: { link: 'https://www.cancer.gov/', label: 'Organization' },
    en: { title: 'National Cancer Institute', description: 'The principal agency of the United States for cancer research.' },
    es: { title: 'Instituto Nacional del Cáncer', description: 'El organismo principal de investigación del cáncer en Estados Unidos.' },
  },
};

/** Every example in a language, those that have a picture with this one. */
export function cardExamples(locale: Locale, picture: Asset | undefined): CardProps[] {
  return Object.values(examples).map(({ card, screen, pictured, portrayed, ...words }) => ({
    type: 'small',
    link: screen && pathTo(screen, locale),
    imageSource: pictured && picture,
    storyWriterImageSource: portrayed && picture,
    ...card,
    ...words[locale],
  }));
}
