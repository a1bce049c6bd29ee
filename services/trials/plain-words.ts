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
      en: 'Everybody in this study first gets trastuzumab and pertuzumab, given under the skin, with chemotherapy (a taxane). Then they go on with those two. By chance, some also get inavolisib, a pill against a change in the gene PIK3CA, and the others a pill without a drug in it (a placebo); neither they nor their doctors know which. Some get hormonal therapy too. It asks whether inavolisib keeps the cancer from growing for longer. It is for HER2-positive cancer with that change, which has spread or cannot be removed, and which has had no drugs since then but hormonal therapy.',
      es: 'Todas las personas reciben primero trastuzumab y pertuzumab, que se ponen bajo la piel, junto con quimioterapia (un taxano). Después siguen con esas dos medicinas. Al azar, unas reciben además inavolisib, una pastilla contra un cambio en el gen PIK3CA, y otras una pastilla sin medicina (placebo); ni ellas ni sus médicos saben cuál. Algunas reciben también terapia hormonal. El estudio pregunta si inavolisib frena el cáncer por más tiempo. Es para un cáncer HER2 positivo con ese cambio, que se extendió o que no se puede quitar, y que desde entonces no ha recibido más medicinas que la terapia hormonal.',
    },
    why: {
      en: 'It is a phase 3 study, and it shows how a placebo is used in cancer: on top of treatment, not in its place.',
      es: 'Es un estudio de fase 3 y muestra cómo se usa un placebo en el cáncer: además del tratamiento, no en su lugar.',
    },
    checked: '2026-11-26',
  },
};

export const featuredTrials = Object.entries(plainWords).flatMap(([nctId, { why }]) => (why ? [nctId] : []));
