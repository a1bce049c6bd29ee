import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { NewsletterTopic } from './shared.ts';

/** What the topics are called. */
export const topicWords: Record<NewsletterTopic, Record<Locale, string>> = {
  research: { en: 'Research news, and what it means', es: 'Noticias de investigación y qué significan' },
  treatment: { en: 'Tests, treatment and side effects', es: 'Pruebas, tratamiento y efectos secundarios' },
  living: { en: 'Living with and after breast cancer', es: 'Vivir con cáncer de mama y después' },
  metastatic: { en: 'Metastatic breast cancer', es: 'Cáncer de seno metastásico' },
  caring: { en: 'Caring for someone', es: 'Cuidar a alguien' },
  alba: { en: `Events, and news of ${organisation.name}`, es: `Encuentros y noticias de ${organisation.name}` },
};

/** What is said where a sign-up could not be stored. */
export const failedWords: Record<Locale, string> = {
  en: 'Something went wrong. Please try again.',
  es: 'Algo salió mal. Inténtelo de nuevo, por favor.',
};

/** What the languages of the newsletter are called, each in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };
