import type { Said } from '#services/members/vocabulary/field.ts';
import { type Findings, isTripleNegative } from './findings.ts';
import { beginning, joined, semicolon } from './said.ts';

/** The second sentence: what receptors and HER2 say, and which medicines that opens; null where they decide nothing. Without its point. */
export function whatReceptorsSay(findings: Findings): Said | null {
  switch (findings.kind) {
    case 'dcis':
    case 'in-situ':
      return inSituBy[findings.hormones];
    case 'lcis':
      return null;
    case 'phyllodes':
      return phyllodes;
    case 'other':
    case 'paget':
      return findings.extent === 'in-place' ? inSituBy[findings.hormones] : ofInvasive(findings);
    case 'inflammatory':
    case 'invasive':
      return ofInvasive(findings);
    case 'mismatch':
    case 'unknown':
      return isKnown(findings) ? ofInvasive(findings) : null;
    default:
      return findings.kind satisfies never;
  }
}

const isKnown = ({ hormones, her2 }: Findings) => hormones !== 'unknown' || her2 !== 'unknown';

function ofInvasive(findings: Findings): Said {
  const { hormones, her2, extent } = findings;
  if (!isKnown(findings)) return nothingKnown;
  if (hormones === 'positive' && her2 === 'positive') return both;
  if (isTripleNegative(findings) && her2 === 'negative') return tripleNegative;
  if (isTripleNegative(findings) && her2 === 'low') return joined([tripleNegative, her2Low(extent)], semicolon);
  const ofHer2 = her2 === 'low' ? her2Low(extent) : her2By[her2];
  // What is known stands before what is to be asked.
  const isHer2First = hormones === 'unknown' && her2 !== 'unknown';
  return beginning(joined(isHer2First ? [ofHer2, hormonesBy.unknown] : [hormonesBy[hormones], ofHer2], semicolon));
}

function her2Low(extent: Findings['extent']): Said {
  return extent === 'metastatic' ? her2LowAndSpread : her2LowOnly;
}

const nothingKnown: Said = {
  en: 'Receptors and HER2 decide which medicines can help, so ask for these results at your next visit',
  es: 'Los receptores y el HER2 deciden qué medicinas pueden servir, así que pregunte por esos resultados en su próxima cita',
};
const both: Said = {
  en: 'It has hormone receptors and is HER2-positive, which opens two kinds of medicine: those that keep hormones away from it, and those aimed at HER2',
  es: 'Tiene receptores de hormonas y es HER2 positivo, y eso abre dos clases de medicinas: las que le quitan las hormonas y las dirigidas al HER2',
};
const tripleNegative: Said = {
  en: 'It is triple-negative: medicines against hormones would not help, and chemotherapy leads, for some people together with immunotherapy',
  es: 'Es triple negativo: las medicinas contra las hormonas no servirían, y la principal es la quimioterapia, para algunas personas junto con inmunoterapia',
};
const her2LowOnly: Said = {
  en: 'it is HER2-low, which matters only if it has spread',
  es: 'es HER2 bajo, y eso solo cuenta si se ha extendido',
};
const her2LowAndSpread: Said = {
  en: 'it is HER2-low, which can open the way to a medicine that carries chemotherapy into the cells',
  es: 'es HER2 bajo, y eso puede dar acceso a una medicina que lleva la quimioterapia dentro de las células',
};

const hormonesBy: Readonly<Record<Findings['hormones'], Said>> = {
  positive: {
    en: 'hormones help it to grow, so medicines that keep hormones away from it can help',
    es: 'las hormonas lo ayudan a crecer, así que pueden servir las medicinas que se las quitan',
  },
  weak: {
    en: 'it has few hormone receptors, so medicines against hormones may help less: ask how your team sees it',
    es: 'tiene pocos receptores de hormonas, así que las medicinas contra ellas pueden servir menos: pregunte cómo lo ve su equipo',
  },
  negative: {
    en: 'it has no hormone receptors, so medicines against hormones would not help',
    es: 'no tiene receptores de hormonas, así que las medicinas contra ellas no servirían',
  },
  unknown: {
    en: 'ask about the hormone receptors at your next visit, since they decide whether medicines against hormones can help',
    es: 'pregunte por los receptores de hormonas en su próxima cita, porque de ellos depende si sirven las medicinas contra las hormonas',
  },
};

const her2By: Readonly<Record<Exclude<Findings['her2'], 'low'>, Said>> = {
  positive: {
    en: 'it is HER2-positive, and medicines aimed at HER2 can help',
    es: 'es HER2 positivo, y pueden servir las medicinas dirigidas al HER2',
  },
  negative: {
    en: 'it is HER2-negative, which means that HER2 does not drive it',
    es: 'es HER2 negativo, es decir, no es el HER2 lo que lo hace crecer',
  },
  open: {
    en: 'its HER2 result is not settled yet, so ask when the second test will be back',
    es: 'el HER2 todavía no es claro, así que pregunte cuándo estará la segunda prueba',
  },
  conflict: {
    en: 'the HER2 results that you noted do not agree, so ask which one counts',
    es: 'los resultados de HER2 que anotó no coinciden, así que pregunte cuál cuenta',
  },
  unknown: {
    en: 'ask about HER2 at your next visit, since there are medicines aimed at it',
    es: 'pregunte por el HER2 en su próxima cita, porque hay medicinas dirigidas a él',
  },
};

/** HER2 does not change the care of what is in situ alone. */
const inSituBy: Readonly<Record<Findings['hormones'], Said>> = {
  positive: {
    en: 'Hormones help these cells to grow, so a pill against hormones may be offered after surgery',
    es: 'Las hormonas ayudan a crecer a estas células, así que después de la cirugía pueden ofrecerle una pastilla contra ellas',
  },
  weak: {
    en: 'Hormones have some part in it, so a pill against hormones may be offered after surgery: ask what it would add',
    es: 'Las hormonas influyen un poco, así que después de la cirugía pueden ofrecerle una pastilla contra ellas: pregunte qué agregaría',
  },
  negative: {
    en: 'It has no hormone receptors, so a pill against hormones would not help with it',
    es: 'No tiene receptores de hormonas, así que una pastilla contra ellas no serviría para esto',
  },
  unknown: {
    en: 'Ask whether it has hormone receptors, since they decide whether a pill against hormones can help',
    es: 'Pregunte si tiene receptores de hormonas, porque de eso depende si puede servir una pastilla contra ellas',
  },
};
const phyllodes: Said = {
  en: 'Because it comes from another tissue, the medicines against hormones or HER2 that are used for breast cancer have no part in it',
  es: 'Como viene de otro tejido, no se usan las medicinas contra las hormonas o el HER2 que sirven en el cáncer de mama',
};
