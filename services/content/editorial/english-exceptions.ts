/**
 * English words whose syllables their spelling does not tell. Pronounced as in Merriam-Webster; of two accepted
 * pronunciations the shorter counts (Flesch, How to Write Plain English, 1979, chapter 2).
 */
const bySyllables: Record<number, string> = {
  1: `aisle bye dye dyed dyes eye eyed eyes isle priest real realm`,
  2: `acne average business cafe canyon carriage cashier colleague colleagues conscience create creates creature creatures
    cruel different duet duo evening evenings every eyebrow eyebrows eyelash eyelid eyelids families family favorite
    favorites fluid fluids fluoride frontier general hundred hundreds interest interests junior lately lawyer lawyers lion
    lions marriage marriages maybe naive naked people peoples persuade poem poems poet poets really ruin ruined ruins
    sacred science sciences senior seniors several soldier soldiers tiredness wicked`,
  3: `aerobic anyone area areas behavior behaviors businesses coexist complement created creating creation creative creator
    differently element elements embryo embryos everyday everyone everything everywhere eyeglasses familiar fluorescence
    generally genuine idea ideal ideals ideas implement implements interested interesting linear nausea nuclear oasis
    pancreas peculiar poetry recipe recipes suicide supplement supplements theater theaters theatre theories theory vacuum
    wherever`,
  4: `anesthesia apostrophe catastrophe comfortable cooperate cooperates coordinate coordinates diabetes dysplasia elemental
    european everybody ideally implemented supplemental supplemented supplementing`,
  5: `complementary cooperation cooperative coordinator extraordinary hyperplasia implementation supplementary`,
  6: `fluorouracil`,
};

export const englishExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries(bySyllables).flatMap(([syllables, words]) => words.split(/\s+/).map((word) => [word, Number(syllables)] as const)),
);
