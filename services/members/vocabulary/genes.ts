import { unknown } from './answers.ts';
import type { Values } from './field.ts';

const gene = (name: string) => ({ en: name, es: name });

/**
 * Genes in which a harmful change may be inherited. The codes are the specification's; two of them are names misspelled, and shown as
 * reports have them: `TPS3` as TP53, `NBM` as NBN.
 */
export const genes = {
  BRCA1: {
    label: gene('BRCA1'),
    meaning: {
      en: 'A gene that repairs damage; a harmful change raises the risk of breast and ovarian cancer a lot.',
      es: 'Gen que repara daños; un cambio dañino sube mucho el riesgo de cáncer de mama y de ovario.',
    },
    term: 'brca',
  },
  BRCA2: {
    label: gene('BRCA2'),
    meaning: {
      en: 'A gene that repairs damage; a harmful change raises the risk of breast and ovarian cancer a lot, in men too.',
      es: 'Gen que repara daños; un cambio dañino sube mucho el riesgo de cáncer de mama y de ovario, y también en los hombres.',
    },
    term: 'brca',
  },
  PALB2: {
    label: gene('PALB2'),
    meaning: {
      en: 'A gene that works with BRCA2; a harmful change raises the risk of breast cancer a lot.',
      es: 'Gen que trabaja junto con BRCA2; un cambio dañino sube mucho el riesgo de cáncer de mama.',
    },
    term: 'palb2',
  },
  PTEN: {
    label: gene('PTEN'),
    meaning: {
      en: 'A gene that holds growth back; a harmful change is called Cowden syndrome.',
      es: 'Gen que frena el crecimiento; un cambio dañino se llama síndrome de Cowden.',
    },
  },
  TPS3: {
    label: gene('TP53'),
    meaning: {
      en: 'A gene that stops damaged cells; a harmful change is called Li-Fraumeni syndrome, and radiation is avoided where possible.',
      es: 'Gen que detiene a las células dañadas; un cambio dañino se llama síndrome de Li-Fraumeni y, si se puede, se evita la radiación.',
    },
  },
  ATM: {
    label: gene('ATM'),
    meaning: {
      en: 'A gene that finds damage; a harmful change raises the risk of breast cancer, less than BRCA does.',
      es: 'Gen que detecta daños; un cambio dañino sube el riesgo de cáncer de mama, menos que BRCA.',
    },
  },
  CDH1: {
    label: gene('CDH1'),
    meaning: {
      en: 'A gene that holds cells together; a harmful change raises the risk of lobular breast cancer and stomach cancer.',
      es: 'Gen que mantiene unidas a las células; un cambio dañino sube el riesgo de cáncer de mama lobulillar y de estómago.',
    },
  },
  CHEK2: {
    label: gene('CHEK2'),
    meaning: {
      en: 'A gene that lets cells stop and repair themselves; a harmful change raises the risk, less than BRCA does.',
      es: 'Gen que deja a la célula detenerse y repararse; un cambio dañino sube el riesgo, menos que BRCA.',
    },
    term: 'chek2',
  },
  NBM: {
    label: gene('NBN'),
    meaning: {
      en: 'A gene that helps with repair; how much a harmful change raises the risk of breast cancer is not clear.',
      es: 'Gen que ayuda a reparar; no está claro cuánto sube el riesgo de cáncer de mama un cambio dañino.',
    },
  },
  NF1: {
    label: gene('NF1'),
    meaning: {
      en: 'A gene of the nerves; a harmful change is called neurofibromatosis type 1, and breast cancer risk is higher in young years.',
      es: 'Gen de los nervios; un cambio dañino se llama neurofibromatosis tipo 1, y el riesgo de cáncer de mama es mayor de joven.',
    },
  },
  STK11: {
    label: gene('STK11'),
    meaning: {
      en: 'A gene that holds growth back; a harmful change is called Peutz-Jeghers syndrome.',
      es: 'Gen que frena el crecimiento; un cambio dañino se llama síndrome de Peutz-Jeghers.',
    },
  },
  BARD1: {
    label: gene('BARD1'),
    meaning: {
      en: 'A gene that works with BRCA1; a harmful change raises the risk, mostly of triple-negative cancer.',
      es: 'Gen que trabaja junto con BRCA1; un cambio dañino sube el riesgo, sobre todo de cáncer triple negativo.',
    },
  },
  BRIP1: {
    label: gene('BRIP1'),
    meaning: {
      en: 'A gene that works with BRCA1; a harmful change raises the risk of ovarian cancer above all.',
      es: 'Gen que trabaja junto con BRCA1; un cambio dañino sube sobre todo el riesgo de cáncer de ovario.',
    },
  },
  MLH1: {
    label: gene('MLH1'),
    meaning: {
      en: 'A gene that corrects copying errors; a harmful change is called Lynch syndrome.',
      es: 'Gen que corrige errores de copia; un cambio dañino se llama síndrome de Lynch.',
    },
  },
  MSH2: {
    label: gene('MSH2'),
    meaning: {
      en: 'A gene that corrects copying errors; a harmful change is called Lynch syndrome.',
      es: 'Gen que corrige errores de copia; un cambio dañino se llama síndrome de Lynch.',
    },
  },
  MSH6: {
    label: gene('MSH6'),
    meaning: {
      en: 'A gene that corrects copying errors; a harmful change is called Lynch syndrome.',
      es: 'Gen que corrige errores de copia; un cambio dañino se llama síndrome de Lynch.',
    },
  },
  PMS2: {
    label: gene('PMS2'),
    meaning: {
      en: 'A gene that corrects copying errors; a harmful change is called Lynch syndrome.',
      es: 'Gen que corrige errores de copia; un cambio dañino se llama síndrome de Lynch.',
    },
  },
  EPCAM: {
    label: gene('EPCAM'),
    meaning: {
      en: 'A gene beside MSH2; a piece that is missing can switch MSH2 off, which is Lynch syndrome too.',
      es: 'Gen vecino de MSH2; si le falta un trozo puede apagar MSH2, y eso también es síndrome de Lynch.',
    },
  },
  RAD51C: {
    label: gene('RAD51C'),
    meaning: {
      en: 'A gene that repairs damage; a harmful change raises the risk of ovarian cancer and of breast cancer.',
      es: 'Gen que repara daños; un cambio dañino sube el riesgo de cáncer de ovario y de mama.',
    },
  },
  RAD51D: {
    label: gene('RAD51D'),
    meaning: {
      en: 'A gene that repairs damage; a harmful change raises the risk of ovarian cancer and of breast cancer.',
      es: 'Gen que repara daños; un cambio dañino sube el riesgo de cáncer de ovario y de mama.',
    },
  },
  unknown,
} as const satisfies Values;
