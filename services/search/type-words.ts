import type { Locale } from '#config/locale.ts';
import type { searchedTypes } from './shared.ts';

type SearchedType = (typeof searchedTypes)[number];

/**
 * What readers call a type of entry, one and many: whoever types it finds all entries of the type, also where no text says it. Articles are
 * most of the library, and what they are called tells none from another.
 */
export const typeWords: Record<SearchedType, Record<Locale, string>> = {
  page: { en: '', es: '' },
  podcast: { en: 'podcast podcasts episode', es: 'pódcast podcast episodio' },
  video: { en: 'video videos', es: 'video videos vídeo' },
  event: { en: 'event events', es: 'evento eventos' },
  gallery: { en: 'image gallery pictures photos', es: 'galería de imágenes fotos' },
  'check-list': { en: 'checklist check list', es: 'lista para marcar' },
  personalStory: { en: 'personal story personal stories', es: 'historia personal historias personales testimonio' },
  'op-ed': { en: 'op-ed opinion', es: 'opinión' },
  researchNews: { en: 'research news', es: 'noticias de investigación noticia' },
  bio: { en: 'person people team', es: 'persona equipo' },
  faq: { en: 'question answer faq', es: 'pregunta respuesta preguntas frecuentes' },
};
