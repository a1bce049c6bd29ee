import type { Values } from '#services/members/vocabulary/field.ts';
import { choice, flag, kept, visibility } from '#services/members/vocabulary/kinds.ts';

const deliveries = {
  never: {
    label: { en: 'Never', es: 'Nunca' },
    meaning: { en: 'No articles by e-mail.', es: 'Sin artículos por correo.' },
  },
  weekly: {
    label: { en: 'Every week', es: 'Cada semana' },
    meaning: { en: 'One e-mail a week, if there is something for you.', es: 'Un correo por semana, si hay algo para usted.' },
  },
  monthly: {
    label: { en: 'Every month', es: 'Cada mes' },
    meaning: { en: 'One e-mail a month, if there is something for you.', es: 'Un correo por mes, si hay algo para usted.' },
  },
} as const satisfies Values;

/** What a member wants of the site. */
export const settings = {
  articleNotificationFrequency: choice(deliveries, {
    label: { en: 'Recommended article delivery', es: 'Envío de artículos recomendados' },
    meaning: {
      en: 'How often we may write that something new is there for you, in an email that names no article.',
      es: 'Cada cuánto podemos avisarle de que hay algo nuevo para usted, con un correo que no nombra ningún artículo.',
    },
  }),
  emailOptIn: flag(
    {
      label: { en: 'News by e-mail', es: 'Noticias por correo' },
      meaning: {
        en: 'We may write to you about the site itself, which we have not done so far; messages about your account come in any case.',
        es: 'Podemos escribirle sobre el sitio mismo, cosa que hasta ahora no hacemos; los avisos de su cuenta llegan de todos modos.',
      },
    },
    false,
  ),
  recommendations: flag(
    {
      label: { en: 'Recommendations', es: 'Recomendaciones' },
      meaning: {
        en: 'For you may also go by what you read here, which we keep sealed for 90 days.',
        es: 'Su lista «Para usted» también puede guiarse por lo que lee aquí, que guardamos cifrado durante 90 días.',
      },
    },
    false,
  ),
  showAvatars: flag(
    {
      label: { en: 'Show other members’ avatars', es: 'Mostrar los avatares de otras personas' },
      meaning: { en: 'Whether you see the pictures of other members.', es: 'Si usted ve las fotos de las demás personas.' },
    },
    true,
  ),
};

const shown = (what: { en: string; es: string }, shows: readonly string[]) =>
  visibility(shows, {
    label: { en: `Show ${what.en}`, es: `Mostrar ${what.es}` },
    meaning: {
      en: 'With this, anybody who knows your username can see it; without, only you.',
      es: 'Con esto lo puede ver cualquiera que sepa su nombre de usuario; sin esto, solo usted.',
    },
  });

/** Who sees what: true is public, false private. */
export const visibilities = {
  showBirthdate: shown({ en: 'your date of birth', es: 'la fecha de nacimiento' }, ['birthdate']),
  showLocation: shown({ en: 'your city, state and country', es: 'la ciudad, el estado y el país' }, ['city', 'state', 'country']),
  showTimeZone: shown({ en: 'your time zone', es: 'la zona horaria' }, ['timeZone']),
  showEthnicity: shown({ en: 'your ethnicity', es: 'el origen étnico' }, ['ethnicity']),
  showSex: shown({ en: 'your sex', es: 'el sexo' }, ['sex']),
  showBiography: shown({ en: 'your tagline, biography and website', es: 'el lema, la biografía y la página web' }, [
    'tagline',
    'bio',
    'homepage',
  ]),
  showOccupation: shown({ en: 'your occupation', es: 'la ocupación' }, ['occupation']),
  showYouAre: shown({ en: 'where you are now', es: 'en qué momento está' }, ['persona']),
  showMenopausal: shown({ en: 'menopause', es: 'la menopausia' }, ['menopausalStatus']),
  showAdditionalRisks: shown({ en: 'your other risk factors', es: 'los otros factores de riesgo' }, ['additionalRisks']),
  showGeneticTesting: shown({ en: 'whether you had a genetic test', es: 'si se hizo una prueba genética' }, ['hadGeneticTesting']),
  showFamilyHistory: shown({ en: 'cancer in your family', es: 'el cáncer en su familia' }, ['familyHistory']),
  showBrca: shown({ en: 'the result of your genetic test', es: 'el resultado de la prueba genética' }, ['brca']),
  showBrcaValue: shown({ en: 'the genes with a change', es: 'los genes con un cambio' }, ['brcaValue']),
  showBrcaTestDate: shown({ en: 'the date of your genetic test', es: 'la fecha de la prueba genética' }, ['brcaTestDate']),
};

/** What services set. */
export const keptOfProfile = {
  id: kept('members', {
    label: { en: 'Number of the profile', es: 'Número del perfil' },
    meaning: { en: 'By which this profile is found.', es: 'Con él se encuentra este perfil.' },
  }),
  bcoId: kept('identity', {
    label: { en: 'Number of the member', es: 'Número de la cuenta' },
    meaning: { en: 'By which the account is known, here and in the forum.', es: 'Con él se reconoce la cuenta, aquí y en el foro.' },
  }),
  avatar: kept('members', {
    label: { en: 'Avatar', es: 'Avatar' },
    meaning: { en: 'The picture that others see beside your name.', es: 'La foto que las demás personas ven junto a su nombre.' },
  }),
};
