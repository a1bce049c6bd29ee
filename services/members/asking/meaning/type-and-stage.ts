import type { Said } from '#services/members/vocabulary/field.ts';
import type { Findings } from './findings.ts';
import { after, colon, comma, commaAnd, joined, semicolon, space } from './said.ts';

/** The first sentence: what it is, and how far it has gone. Without its point. */
export function typeAndStage(findings: Findings): Said {
  const said = hasComeBack(findings) ?? whatItIs(findings);
  const isUnclear = findings.kind === 'unknown' || findings.kind === 'mismatch';
  const whole = findings.isNew && !isUnclear && findings.kind !== 'lcis' ? joined([said, isNew], semicolon) : said;
  return findings.certainty === 'unsure' && !isUnclear ? after(byYourNotes, whole) : whole;
}

const byYourNotes: Said = { en: 'By what you noted,', es: 'Por lo que anotó,' };
const isNew: Said = { en: 'it is new, and not the earlier cancer come back', es: 'es algo nuevo, no el cáncer de antes que volvió' };
/** Of the other kinds, what they are says more. */
function hasComeBack({ kind, comeBack }: Findings): Said | null {
  if (comeBack === null) return null;
  switch (kind) {
    case 'invasive':
      return joined([{ en: 'An invasive breast cancer', es: 'Un cáncer de mama invasivo' }, backIn[comeBack]], space);
    case 'inflammatory':
      return joined([{ en: 'An inflammatory breast cancer', es: 'Un cáncer de mama inflamatorio' }, backIn[comeBack]], space);
    case 'other':
    case 'paget':
    case 'unknown':
      return joined([{ en: 'A breast cancer', es: 'Un cáncer de mama' }, backIn[comeBack]], space);
    case 'dcis':
    case 'in-situ':
    case 'lcis':
    case 'mismatch':
    case 'phyllodes':
      return null;
    default:
      return kind satisfies never;
  }
}

const backIn: Readonly<Record<NonNullable<Findings['comeBack']>, Said>> = {
  local: {
    en: 'has come back in the breast or the chest, which is not the same as having reached a distant part of the body',
    es: 'volvió en el seno o el pecho, y eso no es lo mismo que haber llegado a una parte lejana del cuerpo',
  },
  regional: {
    en: 'has come back in lymph nodes close to the breast, which is not the same as having reached a distant part of the body',
    es: 'volvió en ganglios cercanos al seno, y eso no es lo mismo que haber llegado a una parte lejana del cuerpo',
  },
  distant: {
    en: 'has come back in a distant part of the body: it is now metastatic, and still breast cancer there',
    es: 'volvió en una parte lejana del cuerpo: ahora es metastásico, y ahí sigue siendo cáncer de mama',
  },
};

function whatItIs(findings: Findings): Said {
  switch (findings.kind) {
    case 'invasive':
      return withExtent({ en: 'This is an invasive breast cancer', es: 'Es un cáncer de mama invasivo' }, findings);
    case 'other':
      return withExtent(
        { en: 'This is one of the rarer types of breast cancer', es: 'Es uno de los tipos menos comunes de cáncer de mama' },
        findings,
      );
    case 'paget':
      return withExtent(
        {
          en: 'This is Paget disease, which shows in the skin of the nipple',
          es: 'Es enfermedad de Paget, que se ve en la piel del pezón',
        },
        findings,
      );
    case 'inflammatory':
      if (findings.extent === 'unknown') return joined([inflammatory, scansTell], semicolon);
      return joined([inflammatory, findings.extent === 'metastatic' ? andReachedFar : fromTheStart], comma);
    case 'phyllodes':
      return findings.extent === 'metastatic' ? phyllodesFar : phyllodes;
    case 'dcis':
      return dcis;
    case 'in-situ':
      return inSitu;
    case 'lcis':
      return lcis;
    case 'mismatch':
      return mismatch;
    case 'unknown':
      return notNoted;
    default:
      return findings.kind satisfies never;
  }
}

function withExtent(name: Said, findings: Findings): Said {
  const parts = [originOf(findings), extentOf(findings)].filter((part) => part !== null);
  return joined([name, joined(parts, commaAnd)], colon);
}

function originOf({ origin }: Findings): Said | null {
  switch (origin) {
    case 'ductal':
      return { en: 'it began in a milk duct', es: 'nació en un conducto de la leche' };
    case 'lobular':
      return { en: 'it began in the milk glands', es: 'nació en las glándulas de la leche' };
    case 'both':
      return { en: 'part of it is ductal and part lobular', es: 'tiene una parte ductal y otra lobulillar' };
    case 'unknown':
      return null;
    default:
      return origin satisfies never;
  }
}

function extentOf({ extent, kind, isInNodesOnly }: Findings): Said {
  switch (extent) {
    case 'in-place':
      return { en: 'its cells have not left the place where they began', es: 'las células no han salido de donde nacieron' };
    case 'early':
      return isInNodesOnly ? earlyInNodes : early;
    case 'advanced':
      return advanced;
    case 'metastatic':
      return reachedFar;
    case 'near':
      return near;
    case 'unknown':
      return kind === 'invasive' ? invasiveOnly : stageDecides;
    default:
      return extent satisfies never;
  }
}

const early: Said = {
  en: 'it counts as early, in the breast and at most in lymph nodes close by',
  es: 'cuenta como temprano, en el seno y, cuando mucho, en ganglios cercanos',
};
const earlyInNodes: Said = {
  en: 'it counts as early, in lymph nodes close to the breast',
  es: 'cuenta como temprano, en ganglios cercanos al seno',
};
const advanced: Said = {
  en: 'it is locally advanced, farther around the breast but not found in distant parts of the body',
  es: 'está localmente avanzado, más extendido alrededor del seno pero sin haberse visto en partes lejanas del cuerpo',
};
const reachedFar: Said = {
  en: 'it is metastatic, in a distant part of the body, where it is still breast cancer',
  es: 'es metastásico, es decir, llegó a una parte lejana del cuerpo, donde sigue siendo cáncer de mama',
};
const near: Said = {
  en: 'it has not been found in distant parts of the body',
  es: 'no se ha visto en partes lejanas del cuerpo',
};
const invasiveOnly: Said = {
  en: 'it has grown into the tissue around it, which by itself does not mean that it has gone farther',
  es: 'entró en el tejido de al lado, y eso por sí solo no quiere decir que haya llegado más lejos',
};
const stageDecides: Said = {
  en: 'how far it has gone, its stage, is good to ask at your next visit',
  es: 'hasta dónde llegó, o sea la etapa, conviene preguntarlo en su próxima cita',
};

const inflammatory: Said = {
  en: 'This is inflammatory breast cancer: its cells block the tiny drains in the skin of the breast',
  es: 'Es un cáncer de mama inflamatorio: las células tapan los conductos finos por donde drena la piel del seno',
};
const andReachedFar: Said = {
  en: 'and it is metastatic, in a distant part of the body as well',
  es: 'y es metastásico, es decir, llegó también a una parte lejana del cuerpo',
};
const scansTell: Said = {
  en: 'scans usually tell first whether it has gone farther',
  es: 'por lo general, primero se ve con estudios de imagen si llegó más lejos',
};
const fromTheStart: Said = {
  en: 'so that it counts as locally advanced from the start',
  es: 'y por eso cuenta como localmente avanzado desde el principio',
};
const phyllodes: Said = {
  en: 'This is a phyllodes tumor: a rare lump of another tissue than the common breast cancers, which can be harmless or not, as your report says',
  es: 'Es un tumor filodes: un bulto raro, de otro tejido que los cánceres de mama comunes, que puede ser benigno o no, según diga su informe',
};
const phyllodesFar: Said = {
  en: 'This is a phyllodes tumor, rare and of another tissue than the common breast cancers: it has reached a distant part of the body',
  es: 'Es un tumor filodes, raro y de otro tejido que los cánceres de mama comunes: llegó a una parte lejana del cuerpo',
};
const dcis: Said = {
  en: 'This is DCIS, which is non-invasive: the cells are still inside the milk ducts, and as long as they stay there they cannot travel to the rest of the body',
  es: 'Es un CDIS, que no es invasivo: las células siguen dentro de los conductos de la leche, y mientras no salgan de ahí no pueden ir a otra parte del cuerpo',
};
const inSitu: Said = {
  en: 'This is in situ, or non-invasive: the abnormal cells have not left the place where they began',
  es: 'Es in situ, o sea, no invasivo: las células anormales no han salido de donde nacieron',
};
const lcis: Said = {
  en: 'This is LCIS, which in spite of its name is not cancer: unusual cells in the milk glands, and a sign of higher risk in both breasts',
  es: 'Es un CLIS, que a pesar de su nombre no es cáncer: células raras en las glándulas de la leche, y una señal de más riesgo en los dos senos',
};
const mismatch: Said = {
  en: 'The type and the stage that you noted do not quite go together, which happens when a report names two findings: ask which of them counts',
  es: 'El tipo y la etapa que anotó no van del todo juntos, y eso pasa cuando un informe nombra dos hallazgos: pregunte cuál es el que cuenta',
};
const notNoted: Said = {
  en: 'Your type and stage are still open: the pathology report names them, and you can ask for a copy',
  es: 'Todavía faltan el tipo y la etapa: están en el informe de patología, y usted puede pedir una copia',
};
