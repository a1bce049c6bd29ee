import type { Locale } from '#config/locale.ts';

type Said = Record<Locale, string>;
/** A study that an editor read and put into plain words. */
export type PlainWords = {
  title: Said;
  /** What it wants to find out. */
  purpose: Said;
  /** Why it is featured; only where it is. */
  why?: Said;
  /** When an editor last held it against the registry, as `YYYY-MM-DD`. */
  checked: string;
};

/**
 * By their numbers. Which of them take people is not said here: the copy of the registry says it, each day. Whoever adds one has read its
 * record, and follows the rules on the page of featured trials.
 */
export const plainWords: Readonly<Record<string, PlainWords>> = {
  NCT05894239: {
    title: {
      en: 'A pill against a PIK3CA change, beside two drugs against HER2',
      es: 'Una pastilla contra un cambio en PIK3CA, junto con dos medicinas contra HER2',
    },
    purpose: {
      en: 'Everybody in this study gets trastuzumab and pertuzumab, given under the skin. By chance, half also get the new pill inavolisib, and half a pill without a drug in it (a placebo). It asks whether the new pill keeps the cancer from growing for longer. It is for HER2-positive cancer with a change in the gene PIK3CA that has spread or cannot be removed.',
      es: 'Todas las personas reciben trastuzumab y pertuzumab, que se ponen bajo la piel. Al azar, la mitad recibe además la pastilla nueva, inavolisib, y la otra mitad una pastilla sin medicina (placebo). El estudio pregunta si la pastilla nueva frena el cáncer por más tiempo. Es para un cáncer HER2 positivo con un cambio en el gen PIK3CA que se extendió o que no se puede quitar.',
    },
    why: {
      en: 'It is a large phase 3 study, and it shows how a placebo is used in cancer: on top of treatment, not in its place.',
      es: 'Es un estudio grande de fase 3 y muestra cómo se usa un placebo en el cáncer: además del tratamiento, no en su lugar.',
    },
    checked: '2026-11-25',
  },
};

export const featuredTrials = Object.entries(plainWords).flatMap(([nctId, { why }]) => (why ? [nctId] : []));
