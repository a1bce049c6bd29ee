import { englishExceptions } from './english-exceptions.ts';

const heads =
  'age before bone care case else face fore grape guide home house life like make more name nerve note plate price safe side some space ' +
  'stage store tape there time use white whole wide wire base';
const tails =
  'arm arms bodies body book books by care cast day days free fruit fully giver givers giving guard guards hand head hold holds how ' +
  'less let lets lihood line lines long ly man men most name names ness one over room sale spread style styles suit table tables taker ' +
  'takers thing things time times up ways what where wise with work';
const anyOf = (words: string) => words.split(' ').join('|');
/** Compounds that begin with a word in silent e, which stays silent inside (`something`, `caregiver`, `lifestyle`). */
const compound = new RegExp(`^(?:${anyOf(heads)})(?=(?:${anyOf(tails)})$)`);

/** Groups of vowels that are more than one syllable: one more for each match. */
const parting: readonly RegExp[] = [
  /(?<![ctg]|rr)ia(?!n?$)/g, // diagnosis, radiation; not special, marriage
  /(?<![ctgsh])ia(?=n?$)/g, // anemia, ovarian; not physician, Asia
  /[ct]ia(?=t)/g, // associate, initiate
  /(?<![ctsglnx]|[cs]h)io(?!u)/g, // biopsy, period; not infection, million
  /sio(?!n)|lio(?!n|u)|tio$/g, // physiology, ratio
  /(?<![ctgx])iou/g, // various; not cautious
  /iu/g, // radium
  /(?<![cts])ie(?=n[ct])/g, // nutrient, audience; not patient
  /[a-z]{2}ie(?=rs?$|st$)/g, // easier, earliest
  /[cdqrx]ie(?=t)/g, // society, diet, quiet, variety, anxiety
  /(?<!g)eo(?!u)|[^g]eou/g, // video, osteoporosis, simultaneous; not surgeon
  /(?<=^r)ea(?=ss|pp|dj|ct|lig)|crea(?=t[eio])|[hn]ea$/g, // reassure, creative, diarrhea, apnea
  /(?<![gqs])ua|sua(?!d)/g, // usual, evaluate; not language, persuade
  /(?<![gq])ue(?=n)|uou|(?<=fl)uo|(?<=[nt])ui(?=t[iy])/g, // influenza, continuous, continuity
  /[eou]i(?=ng(?:s|ly)?$)/g, // seeing, going, continuing
  /[a-z]y(?=[aeiou])/g, // trying, myeloma; player, royal
  /(?:s|th)ms?$/g, // metabolism, rhythm
  /ao|^coo[prd]|^coin(?=[sc])|^pree(?=x)|^ree(?=[nvx])|^rei(?=m)|eu(?=[ms]$)|ii/g, // aorta, cooperate, reimburse, museum
  /eoa|ioa|broa(?=d[^s])/g, // neoadjuvant, radioactive, fibroadenoma
];

/** Written vowels that nobody says: one syllable less for each that a word matches. */
const silent: readonly RegExp[] = [
  /(?:[aeiouy]l|[^aeioul])e$/, // disease, scale; not nipple
  /[gq]ues?$/, // fatigue, tongue
  /(?:[^aeioulsxzcgh]|[^cs]h|[aeiouy]l|ll|rl|ach)es$/, // takes, clothes, tales, aches; not doses, changes, nipples
  /(?:[^aeioultd]|[aeiouy]l|ll|rl)ed$/, // diagnosed, called; not treated, handled
  /[aeiou](?:[^aeiou]|[^aeiou][^aeioul])e(?:ly|ments?|ful|fully|less|ness|lessness)$/, // safely, management, careful
];

/**
 * The syllables of an English word, by its spelling. A heuristic: each group of vowels is one syllable, corrected for
 * silent e, for endings and for the groups that part, with exceptions for common and medical words that follow no rule.
 */
export function englishSyllables(word: string): number {
  const parts = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()
    .split(/[^a-z']+/);
  return parts.filter(Boolean).reduce((sum, part) => sum + withApostrophe(part), 0);
}

const shortened = new Set(['can', 'won', 'don', 'aren', 'weren']);

/** `don’t` is one syllable and `isn’t` two; `nurse’s` has one more than `nurse`; other endings add nothing. */
function withApostrophe(word: string): number {
  const [stem = '', ending = ''] = word.split("'", 2);
  if (ending === 't') return shortened.has(stem) ? 1 : plain(stem.slice(0, -1)) + 1;
  return plain(stem) + (ending === 's' && /(?:[sxz]|[cgsz]e|[cs]h)$/.test(stem) ? 1 : 0);
}

function plain(word: string): number {
  const exception = englishExceptions.get(word);
  if (exception !== undefined) return exception;
  const head = compound.exec(word)?.[0];
  if (head) return plain(head) + plain(word.slice(head.length));
  const letters = word.replace(/qu(?=[aeiou])/g, 'q');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const more = parting.reduce((sum, pattern) => sum + (letters.match(pattern)?.length ?? 0), 0);
  const fewer = silent.filter((pattern) => pattern.test(letters)).length;
  return Math.max(1, groups + more - fewer);
}
