import type { Locale } from '#config/locale.ts';

/** One word where a language has several, and those that it stands for. */
export type WordChoice = {
  /** What our texts say. */
  say: string;
  /** What they do not say. */
  not: RegExp;
  /** Whether one that was refused may stand in brackets once on a page, for those who know it by that name. */
  twin?: true;
};

/** Matches these words, in any case, where no letter stands beside them. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Before these, what is revised or treated is something of hers: `le revisan el corazón`, where `le` is right. */
const hers = 'el|la|los|las|lo|un|una|su|sus|otra|más|cómo|qué|también';
/** Verbs of which `usted` is the direct object. */
const direct = '(?:revis|observ|cuid|atiend|acompañ|oblig|opera|operen|detien|despid|castig|orient|protej)\\p{L}*|vean?|despiert[ae]n?';

/** Spanish as it is said in the United States and Mexico, one word for one thing. `docs/writing.md` tells of each. */
const spanish: readonly WordChoice[] = [
  { say: 'bochorno', not: words('sofocos?'), twin: true },
  { say: 'ultrasonido', not: words('ecograf[ií]as?'), twin: true },
  { say: 'resequedad', not: words('sequedad'), twin: true },
  { say: 'brasier', not: words('sost[eé]n(?:es)?'), twin: true },
  { say: 'recaída', not: words('recurrencias?'), twin: true },
  { say: 'estudio clínico', not: words('ensayos?'), twin: true },
  { say: 'lumpectomía', not: words('tumorectom[ií]as?'), twin: true },
  { say: 'conjugado de anticuerpo y fármaco', not: words('conjugados? anticuerpo-f[aá]rmaco'), twin: true },
  { say: 'sala de emergencias', not: words('urgencias'), twin: true },
  // What has *mama* in its name keeps it: `cáncer de mama`, `biopsia de mama`.
  { say: 'seno', not: words('(?<!de )mamas?'), twin: true },
  { say: 'cáncer de mama', not: words('c[aá]ncer(?:es)? del? seno') },
  // The Social Security Administration's own word; a person has a *discapacidad*.
  { say: 'beneficios (seguro) por incapacidad', not: words('(?:pagos?|beneficios|seguros?|subsidios?) (?:por|de) discapacidad') },
  { say: 'hora del Este', not: words('hora (?:(?:estándar )?oriental|(?:de )?(?:la )?costa este|de nueva york|estándar del este|este)') },
  { say: 'rápido', not: words('deprisa|de prisa') },
  { say: 'cáncer en los ganglios', not: words('sin ganglios(?! afectados| con cáncer)') },
  { say: 'la: es el objeto directo', not: words(`(?<!se )les? (?:${direct})(?! (?:${hers}) )`) },
];

/** Words of Great Britain, and what a reader in the United States stops at. */
const american: readonly WordChoice[] = [
  { say: 'very thirsty', not: words('(?:great|much) thirst') },
  { say: 'passing a lot of urine', not: words('much urine') },
  { say: 'most common', not: words('commonest') },
  { say: 'get sick', not: words('f(?:all|alls|ell|allen|alling) ill') },
  { say: 'vacation', not: words('(?:on|summer|your|our) holidays?') },
  { say: 'call', not: words('(?<!(?:by|on|the|your) )(?:phon(?:e|es|ed)|r[iau]ng(?:s)?) (?:the|your|us|them)') },
  { say: 'hospital floor', not: words('(?:a|the|hospital) wards?') },
  { say: 'angry, snap', not: words('(?:be|is|are|was|get|gets) cross') },
  { say: 'dinner', not: words('suppers?') },
  { say: 'driving to school', not: words('school runs?') },
  { say: 'a thing of that weight that kitchens here have', not: words('kettles?') },
  { say: 'pharmacist', not: words('chemists?') },
  { say: 'two weeks', not: words('fortnights?') },
  { say: 'primary care doctor', not: /\bGPs?\b/u },
  {
    say: 'the spelling of the United States',
    not: words(
      `tumours?|colour(?:s|ed)?|centres?|programmes?|oestrogen|anaemia|oedema|gynaecolog\\p{L}+|paediatric\\p{L}*|fibres?|labour|neighbours?|favourites?|behaviours?|diarrhoea|leukaemia|anaesthe\\p{L}+|organised?|recognised?|whilst|counsell\\p{L}+|grey`,
    ),
  },
];

export const wordChoices: Readonly<Record<Locale, readonly WordChoice[]>> = { en: american, es: spanish };
