import { locales } from '#config/locale.ts';
import { email, oneOf, type Said, someOf } from '#services/outreach/fields.ts';
import { newsletterTopics } from './shared.ts';
import { languageNames, topicWords } from './topic-words.ts';

const inItself = (name: string): Said => ({ en: name, es: name });

/** What a subscriber chooses. */
export const choiceFields = {
  topics: someOf({
    label: { en: 'What do you want to read about?', es: '¿Sobre qué quiere leer?' },
    options: newsletterTopics.map((value) => ({ value, label: topicWords[value] })),
  }),
  language: oneOf({
    label: { en: 'In which language?', es: '¿En qué idioma?' },
    options: locales.map((value) => ({ value, label: inItself(languageNames[value]) })),
  }),
};

export const signUpFields = { email: email({ label: { en: 'Email address', es: 'Correo electrónico' } }), ...choiceFields };
