import type { PlainScreenId } from '#app/addresses/paths.ts';
import type { CardLabel } from '#app/i18n/entry-labels.ts';
import type { Locale } from '#config/locale.ts';
import type { CardProps } from './card.ts';

type Words = { title: string; description?: string; buttonLabel?: string; eyebrowText?: string; promotedBy?: string };
export type Example = Record<Locale, Words> & {
  card: Omit<Partial<CardProps>, keyof Words>;
  /** To which it leads. */
  screen?: PlainScreenId;
  pictured?: true;
  portrayed?: true;
};

/** A card of every label that asks for something. */
export const givingExamples = {
  Donate: {
    card: { link: 'https://give.alba.example', label: 'Donate', buttonStyling: 'Donate' },
    pictured: true,
    en: { title: 'Keep this library free', description: 'Every page is written for whoever needs it tonight.', buttonLabel: 'Give today' },
    es: {
      title: 'Una biblioteca siempre gratis',
      description: 'Cada página se escribe para quien la necesita hoy.',
      buttonLabel: 'Donar hoy',
    },
  },
  'Monthly giving': {
    screen: 'about-us.ways-to-give',
    card: { label: 'Monthly giving', buttonStyling: 'Donate' },
    en: { title: 'A little, every month', description: 'Monthly gifts let us plan ahead.', buttonLabel: 'Give monthly' },
    es: { title: 'Un poco cada mes', description: 'Lo que llega cada mes permite planear.', buttonLabel: 'Donar cada mes' },
  },
  'Planned giving': {
    screen: 'about-us.ways-to-give',
    card: { label: 'Planned giving' },
    en: { title: 'In your will', description: 'How to name us, in one sentence.' },
    es: { title: 'En su testamento', description: 'Cómo nombrarnos, en una sola frase.' },
  },
  Fundraise: {
    screen: 'about-us.ways-to-give',
    card: { label: 'Fundraise', buttonStyling: 'Donate' },
    en: { title: 'Walk, bake, sing', description: 'Gather friends for it, your way.', buttonLabel: 'Begin' },
    es: { title: 'Camine, hornee, cante', description: 'Reúna a sus amistades, a su manera.', buttonLabel: 'Empezar' },
  },
  'More ways to give': {
    screen: 'about-us.ways-to-give',
    card: { label: 'More ways to give' },
    en: { title: 'A car, a share, an afternoon', description: 'What helps besides money.' },
    es: { title: 'Un auto, una acción, una tarde', description: 'Lo que ayuda además del dinero.' },
  },
} satisfies Partial<Record<CardLabel, Example>>;
