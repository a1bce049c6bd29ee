import type { Locale } from './locale.ts';

/** Opening hours of a helpline on some days of the week (0 is Sunday), in the helpline's own time zone, `HH:MM`. */
export type Hours = { days: readonly number[]; opens: string; closes: string };

export type Helpline = {
  id: string;
  name: string;
  /** As people dial it, and as it is printed. */
  phone: string;
  display: string;
  /** Where it takes text messages, and the word to send for an answer in this language. */
  text?: { number: string; word?: string };
  /** IANA time zone of the hours; empty hours mean day and night. */
  timeZone: string;
  hours: readonly Hours[];
  about: string;
  url: string;
};

/** A part of the forum that home leads to, with a line on what is talked about there. The path is the forum's own, under its `url`. */
export type PopularForum = { name: string; about: string; path: string };

/** Every address of the forum, which is a site of its own. Paths stand under `url`. */
export type Forum = {
  url: string;
  paths: { categories: string; discussions: string; memberSearch: string; profileEdit: string; registration: string };
  /** What most people look for, by language: home shows it where it knows nothing newer. */
  popular: Record<Locale, readonly PopularForum[]>;
  /**
   * The list of the latest topics in a language, as Discourse answers it: `/latest.json`, or `/c/english/5/l/latest.json` where each
   * language has a category. Null where home shows `popular` alone.
   */
  latest: Record<Locale, string | null>;
};

/** Hours of the chat on some days of the week, in its own time zone; who keeps it writes in `language`. */
export type ChatSession = Hours & { id: string; language: Locale; name: Record<Locale, string>; about: Record<Locale, string> };

/**
 * A player that the organisation has from a service for films, as Brightcove’s: a script and a style sheet on the service’s own hosts. They
 * run in a frame of their own, which is kept apart from the site.
 */
export type HostedPlayer = {
  /** Of the service, as readers know it. */
  name: string;
  /** `/embeds/{id}` of a film is looked up here by the readers’ browsers: addresses on https, of the player for one account. */
  script: string;
  styleSheet: string | null;
  account: string;
  player: string;
  /** Where the player gets films, stills and measures from: origins as a content security policy has them, `https://*.example.net`. */
  sources: readonly string[];
};

/** Sites whose films, maps and posts are shown in place, once a reader asks for it. What is on any other is a link. */
export type Embeds = {
  youtube: boolean;
  vimeo: boolean;
  openStreetMap: boolean;
  instagram: boolean;
  player: HostedPlayer | null;
};

/** A campaign at a platform for fundraising, whose own form takes the place of ours: a script, which runs in a frame that is kept apart. */
export type Campaign = {
  id: string;
  /** Of the platform, as readers know it. */
  name: string;
  /** GoFundMe Pro (formerly Classy): `https://giving.classy.org/embedded/api/sdk/js/{organization}`. */
  script: string;
  /** The id of the element that the script fills, which the platform gives out with the campaign. */
  component: string;
  /** Where the form loads from besides: origins as a content security policy has them. */
  sources: readonly string[];
  /** Its page at the platform, which always works. */
  page: string;
};

/** What the donation component offers. Amounts are whole units of the currency. */
export type Giving = {
  currency: string;
  once: readonly number[];
  monthly: readonly number[];
  /** What gifts of a year shall pay for; null where nothing is said. A sample says that it is one. */
  goal: { amount: number; year: number; what: Record<Locale, string>; isSample: boolean } | null;
  /** The campaign by which gifts are given: where it is `campaign`, that one's form takes the place of ours. */
  campaignId: string | null;
};

export type Chat = {
  /** Where somebody enters it. Null where the times are an example: nobody is there then, and the page says so. */
  url: string | null;
  /** IANA time zone of the hours. */
  timeZone: string;
  sessions: readonly ChatSession[];
};

const weekdays = [1, 2, 3, 4, 5] as const;

/**
 * The brand and the outside addresses. Another organisation rebrands the site by editing this file.
 * Helplines were last checked against their own pages on 2026-11-20.
 */
export const organisation = {
  name: 'Alba',
  /** For readers, and for whoever finds a hole in the site (`security.txt`). */
  email: 'hello@alba.example',
  /** The sender of mails. Its domain has to authorise the sending server (SPF, DKIM), or they are taken for spam. */
  mailFrom: 'hello@alba.example',
  /**
   * Where issues of the newsletter return to that cannot be delivered, each with a mark of its own behind a plus (VERP): `bounces+mark@`. Its
   * mailbox has to take those, and its domain has to authorise the sending server as well.
   */
  bouncesTo: 'bounces@alba.example',
  /** One line, under every mail; empty until the organisation has one to give. */
  postalAddress: '',
  donationUrl: 'https://give.alba.example',
  monthlyGivingUrl: 'https://give.alba.example/monthly',
  fundraisingUrl: 'https://give.alba.example/fundraise',
  /** The target of the quick exit: an innocuous page of another organisation. */
  leaveTo: { en: 'https://www.weather.gov/', es: 'https://www.weather.gov/wrn/spanish' } satisfies Record<Locale, string>,
  /** IANA time zone; times on the site are in it, and say so. */
  timeZone: 'America/New_York',
  helplines: {
    en: [
      {
        id: 'cancer-information-service',
        name: 'National Cancer Institute, Cancer Information Service',
        phone: '+18004226237',
        display: '1-800-4-CANCER (1-800-422-6237)',
        timeZone: 'America/New_York',
        hours: [{ days: weekdays, opens: '09:00', closes: '21:00' }],
        about: 'Questions about a diagnosis, treatment, trials or where to be treated. Free, in English and Spanish.',
        url: 'https://www.cancer.gov/contact',
      },
      {
        id: 'american-cancer-society',
        name: 'American Cancer Society',
        phone: '+18002272345',
        display: '1-800-227-2345',
        timeZone: 'America/New_York',
        hours: [],
        about: 'Day and night, also in Spanish. Help with treatment questions, rides, a place to stay, money, and a person to talk to.',
        url: 'https://www.cancer.org/about-us/online-help/contact-us.html',
      },
      {
        id: 'lifeline',
        name: '988 Suicide & Crisis Lifeline',
        phone: '988',
        display: '988',
        text: { number: '988' },
        timeZone: 'America/New_York',
        hours: [],
        about: 'Call or text, day and night, when you cannot bear it or are afraid of what you might do. Free. For Spanish, press 2.',
        url: 'https://988lifeline.org/',
      },
    ],
    es: [
      {
        id: 'cancer-information-service',
        name: 'Servicio de Información de Cáncer, Instituto Nacional del Cáncer',
        phone: '+18004226237',
        display: '1-800-422-6237',
        timeZone: 'America/New_York',
        hours: [{ days: weekdays, opens: '09:00', closes: '21:00' }],
        about: 'Preguntas sobre el diagnóstico, el tratamiento o dónde tratarse. Gratis; le atienden en español.',
        url: 'https://www.cancer.gov/espanol/contactenos',
      },
      {
        id: 'american-cancer-society',
        name: 'Sociedad Americana Contra El Cáncer',
        phone: '+18002272345',
        display: '1-800-227-2345',
        timeZone: 'America/New_York',
        hours: [],
        about: 'De día y de noche. Ayuda con transporte, alojamiento, gastos y dudas; pida que le atiendan en español.',
        url: 'https://www.cancer.org/es/quienes-somos/ayuda-en-linea/contacto.html',
      },
      {
        id: 'lifeline',
        name: 'Línea 988 de Prevención del Suicidio y Crisis',
        phone: '988',
        display: '988, y luego oprima 2',
        text: { number: '988', word: 'AYUDA' },
        timeZone: 'America/New_York',
        hours: [],
        about: 'Llame o envíe AYUDA por mensaje de texto, a cualquier hora, cuando sienta que no puede más. Gratis.',
        url: 'https://988lifeline.org/es/inicio/',
      },
    ],
  } satisfies Record<Locale, readonly Helpline[]>,
};

export function helplines(locale: Locale): readonly Helpline[] {
  return organisation.helplines[locale];
}

/** The forum; null for an organisation that has none: then nothing on the site leads to it, and lines that name `{{forumUrl}}` are left out. */
export const forum: Forum | null = {
  url: 'https://forum.alba.example',
  paths: {
    categories: '/categories',
    discussions: '/latest',
    memberSearch: '/u',
    profileEdit: '/my/preferences/profile',
    registration: '/signup',
  },
  popular: {
    en: [
      { name: 'Just diagnosed', about: 'The first days, the tests, and the waiting in between.', path: '/c/just-diagnosed' },
      { name: 'Getting through chemotherapy', about: 'Hair, food, tired days, and what helped.', path: '/c/chemotherapy' },
      { name: 'Living with metastatic disease', about: 'Scans, drugs, and plans all the same.', path: '/c/metastatic' },
      { name: 'Family and friends', about: 'What to say, what to do, and your own worry.', path: '/c/family-and-friends' },
    ],
    es: [
      { name: 'Acabo de enterarme', about: 'Los primeros días, las pruebas y la espera.', path: '/c/acabo-de-enterarme' },
      { name: 'Durante la quimioterapia', about: 'El pelo, la comida, el cansancio y lo que ayuda.', path: '/c/quimioterapia' },
      { name: 'Vivir con metástasis', about: 'Los estudios, las medicinas y los planes de siempre.', path: '/c/metastasis' },
      { name: 'Familia y amistades', about: 'Qué decir, qué hacer y qué hacer con la propia pena.', path: '/c/familia-y-amistades' },
    ],
  },
  latest: { en: null, es: null },
};

export const embeds: Embeds = { youtube: true, vimeo: true, openStreetMap: true, instagram: true, player: null };

export const giving: Giving = {
  currency: 'USD',
  once: [10, 25, 50, 100],
  monthly: [5, 10, 20],
  goal: {
    amount: 30_000,
    year: 2027,
    what: {
      en: 'have a clinician review every page, in both languages',
      es: 'que un profesional clínico revise cada página, en los dos idiomas',
    },
    isSample: true,
  },
  campaignId: '678940',
};

/** The campaign; null for an organisation that has none. */
export const campaign: Campaign | null = {
  id: '678940',
  name: 'give.alba.example',
  script: 'https://give.alba.example/embedded/api/sdk/js/1',
  component: 'alba-campaign',
  sources: [],
  page: 'https://give.alba.example/campaign/678940',
};

/**
 * The domain whose hosts share what a reader has agreed to, as the site and its donation page do. A site that is not of this domain, as a
 * copy on a developer’s machine, keeps it to itself.
 */
export const consentDomain: string | null = 'alba.example';

/** The chat; null for an organisation that has none. */
export const chat: Chat | null = {
  url: null,
  timeZone: organisation.timeZone,
  sessions: [
    {
      id: 'evening-en',
      language: 'en',
      days: [2],
      opens: '19:00',
      closes: '20:30',
      name: { en: 'Tuesday evening', es: 'Martes por la noche' },
      about: { en: 'For anybody, at any point of treatment.', es: 'Para cualquier persona, en cualquier momento del tratamiento.' },
    },
    {
      id: 'evening-es',
      language: 'es',
      days: [4],
      opens: '19:00',
      closes: '20:30',
      name: { en: 'Thursday evening', es: 'Jueves por la noche' },
      about: { en: 'For anybody, and for the family who cares.', es: 'Para cualquier persona y para la familia que cuida.' },
    },
    {
      id: 'metastatic-en',
      language: 'en',
      days: [6],
      opens: '11:00',
      closes: '12:00',
      name: { en: 'Saturday morning', es: 'Sábado por la mañana' },
      about: { en: 'For people who live with metastatic disease.', es: 'Para quienes viven con cáncer metastásico.' },
    },
  ],
};
