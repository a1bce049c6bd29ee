import { type Locale, locales } from '#config/locale.ts';
import { personalised, renderIssue, type ShownEntry } from './render-issue.ts';

const entries: Record<Locale, readonly ShownEntry[]> = {
  en: [
    {
      title: 'Three weeks of radiation instead of five',
      teaser: 'What the study measured, whom it was about, and what to ask before your first session.',
      url: 'https://alba.example/research-news/shorter-radiation',
    },
    {
      title: 'When a child asks whether you will die',
      teaser: 'Words that others have found, by age, and what to do when you have none.',
      url: 'https://alba.example/library/telling-children',
    },
  ],
  es: [
    {
      title: 'Tres semanas de radioterapia en vez de cinco',
      teaser: 'Qué midió el estudio, en quiénes, y qué preguntar antes de la primera sesión.',
      url: 'https://alba.example/es/noticias/radioterapia-mas-corta',
    },
    {
      title: 'Cuando un hijo pregunta si usted se va a morir',
      teaser: 'Palabras que otras familias encontraron, según la edad, y qué hacer cuando no salen.',
      url: 'https://alba.example/es/biblioteca/hablar-con-los-hijos',
    },
  ],
};

/** An issue in each language, for tests and the preview in development. */
export const issueSamples = (origin: string) =>
  locales.map((locale) => ({
    name: `newsletter, ${locale}`,
    locale,
    render: () =>
      personalised(renderIssue(entries[locale], locale, `${origin}/`), {
        preferences: `${origin}/newsletter/preferences?token=1a-0123456789abcdef0123456789abcdef01234567`,
      }),
  }));
