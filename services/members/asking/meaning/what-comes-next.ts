import type { Said } from '#services/members/vocabulary/field.ts';
import { type Findings, isTripleNegative } from './findings.ts';

const hasComeBackClose = ({ comeBack }: Findings) => comeBack === 'local' || comeBack === 'regional';

/** The third sentence: how it is usually treated. Without its point. */
export function whatComesNext(findings: Findings): Said {
  if (findings.certainty === 'unsure') return toConfirm;
  switch (findings.kind) {
    case 'unknown':
      return hasComeBackClose(findings) ? testedAnew : allThree;
    case 'mismatch':
      return takeTheReport;
    case 'lcis':
      return lcis;
    case 'phyllodes':
      return findings.extent === 'metastatic' ? rareAndFar : phyllodes;
    case 'dcis':
    case 'in-situ':
      return inSitu;
    case 'inflammatory':
      if (findings.extent === 'metastatic') return metastatic;
      if (hasComeBackClose(findings)) return testedAnew;
      return findings.extent === 'unknown' ? allThree : inflammatory;
    case 'invasive':
    case 'other':
    case 'paget':
      return hasComeBackClose(findings) ? testedAnew : byExtent(findings);
    default:
      return findings.kind satisfies never;
  }
}

function byExtent(findings: Findings): Said {
  switch (findings.extent) {
    case 'in-place':
      return inSitu;
    case 'early':
      return early(findings);
    case 'advanced':
      return advanced;
    case 'metastatic':
      return metastatic;
    case 'near':
    case 'unknown':
      return allThree;
    default:
      return findings.extent satisfies never;
  }
}

function early(findings: Findings): Said {
  const { hormones, her2 } = findings;
  if (her2 === 'positive') return hormones === 'positive' ? earlyWithBoth : earlyHer2;
  if (isTripleNegative(findings)) return earlyTripleNegative;
  return hormones === 'positive' && (her2 === 'negative' || her2 === 'low') ? earlyHormones : earlyByResults;
}

const toConfirm: Said = {
  en: 'Before a treatment is planned a biopsy has to confirm it, so the first thing to ask is whether it has',
  es: 'Antes de planear un tratamiento tiene que confirmarlo una biopsia, así que lo primero es preguntar si ya lo hizo',
};
const allThree: Said = {
  en: 'Only type, stage and receptors together can tell which treatment fits',
  es: 'Solo con el tipo, la etapa y los receptores se puede saber qué tratamiento conviene',
};
const takeTheReport: Said = {
  en: 'Until that is clear nobody can say which treatment fits, so take the report along to your next visit',
  es: 'Mientras eso no quede claro no se puede saber qué tratamiento conviene, así que lleve el informe a su próxima cita',
};
const testedAnew: Said = {
  en: 'New tests usually come first, since receptors can have changed, and the plan goes by them and by the treatment you had before',
  es: 'Por lo general primero se hacen pruebas nuevas, porque los receptores pueden haber cambiado, y el plan depende de ellas y de lo que ya recibió',
};
const lcis: Said = {
  en: 'It is mostly followed with regular exams and images; some kinds are taken out, and pills that lower the risk can be talked over',
  es: 'Casi siempre se sigue con exámenes e imágenes cada cierto tiempo; algunos se sacan, y se puede hablar de pastillas que bajan el riesgo',
};
const phyllodes: Said = {
  en: 'It is treated with surgery, and what the lab finds in it decides whether anything else is needed',
  es: 'Se trata con cirugía, y lo que el laboratorio encuentre decide si hace falta algo más',
};
const rareAndFar: Said = {
  en: 'Because it is rare, it is good to ask for a team that has treated such tumors before, here or elsewhere',
  es: 'Como es raro, conviene preguntar por un equipo que ya haya tratado tumores así, ahí o en otro lugar',
};
const inSitu: Said = {
  en: 'It is usually treated with surgery, for many people with radiation after it, and there is time to understand it and to choose',
  es: 'Por lo general se trata con cirugía, muchas veces con radioterapia después, y hay tiempo para entenderlo y decidir',
};
const inflammatory: Said = {
  en: 'Treatment begins soon and goes in three steps, first medicines, then surgery, then radiation, and it aims to cure',
  es: 'El tratamiento empieza pronto y va en tres pasos, primero medicinas, después cirugía y luego radioterapia, y busca curarlo',
};
const advanced: Said = {
  en: 'Medicines usually come first, then surgery and radiation, then medicines that go by receptors and HER2; treatment aims to cure',
  es: 'Por lo general van primero las medicinas, después la cirugía y la radioterapia, y luego medicinas según los receptores y el HER2; se trata para curarlo',
};
const metastatic: Said = {
  en: 'Treatment is mainly medicine for the whole body, chosen by receptors, HER2 and gene changes, and care for pain, sleep and worry goes along with it',
  es: 'El tratamiento son sobre todo medicinas para todo el cuerpo, elegidas según los receptores, el HER2 y los genes, junto con cuidados para el dolor, el sueño y la angustia',
};
const earlyHormones: Said = {
  en: 'It is usually treated with surgery, often radiation, and medicine against hormones for years, for some people with chemotherapy too; treatment aims to cure',
  es: 'Por lo general se trata con cirugía, muchas veces radioterapia y medicina contra las hormonas durante años, y en algunas personas quimioterapia; se trata para curarlo',
};
const earlyHer2: Said = {
  en: 'It is usually treated with surgery, before or after it chemotherapy and medicines aimed at HER2, and often radiation; treatment aims to cure',
  es: 'Por lo general se trata con cirugía, antes o después quimioterapia y medicinas dirigidas al HER2, y a menudo radioterapia; se trata para curarlo',
};
const earlyWithBoth: Said = {
  en: 'It is usually treated with surgery, before or after it chemotherapy and medicines aimed at HER2, often radiation, and then medicine against hormones for years; treatment aims to cure',
  es: 'Por lo general se trata con cirugía, antes o después quimioterapia y medicinas dirigidas al HER2, a menudo radioterapia, y luego medicina contra las hormonas durante años; se trata para curarlo',
};
const earlyTripleNegative: Said = {
  en: 'It is usually treated with surgery, chemotherapy before or after it, and often radiation; treatment aims to cure',
  es: 'Por lo general se trata con cirugía, quimioterapia antes o después, y a menudo radioterapia; se trata para curarlo',
};
const earlyByResults: Said = {
  en: 'It is usually treated with surgery, often radiation, and medicines that go by receptors and HER2; treatment aims to cure',
  es: 'Por lo general se trata con cirugía, muchas veces radioterapia, y medicinas según los receptores y el HER2; se trata para curarlo',
};
